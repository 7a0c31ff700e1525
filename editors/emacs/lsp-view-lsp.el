;;; lsp-view-lsp.el --- view-lsp as an add-on of lsp-mode -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (lsp-mode "9.0"))

;;; Commentary:

;; Registers view-lsp with lsp-mode for Swift files, beside whatever other server there is.

;;; Code:

(require 'lsp-mode)

(defgroup lsp-view-lsp nil
  "The structure of SwiftUI views."
  :group 'lsp-mode
  :tag "view-lsp")

(defcustom lsp-view-lsp-command '("view-lsp" "serve" "--stdio")
  "The command that starts the server."
  :type '(repeat string)
  :group 'lsp-view-lsp)

(lsp-defcustom lsp-view-lsp-profile "recommended"
  "The profile that selects the rules; `.view-lsp.json' wins."
  :type '(choice (const "none") (const "recommended") (const "strict") (const "all"))
  :group 'lsp-view-lsp
  :lsp-path "viewLsp.profile")

(lsp-register-client
 (make-lsp-client
  :new-connection (lsp-stdio-connection (lambda () lsp-view-lsp-command))
  :activation-fn (lsp-activate-on "swift")
  :server-id 'view-lsp
  :add-on? t
  :initialization-options (lambda () (gethash "viewLsp" (lsp-configuration-section "viewLsp")))
  :synchronize-sections '("viewLsp")))

;;;###autoload
(defun lsp-view-lsp-fix-all ()
  "Apply all safe rewrites to the buffer."
  (interactive)
  (lsp-execute-code-action-by-kind "source.fixAll.view-lsp"))

(provide 'lsp-view-lsp)
;;; lsp-view-lsp.el ends here
