;;; view-lsp.el --- Swift through view-lsp, with Eglot -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:

;; Has Eglot start view-lsp for Swift files, and adds a command that applies all safe rewrites.

;;; Code:

(require 'eglot)

(add-to-list 'eglot-server-programs '(swift-mode . ("view-lsp" "serve" "--stdio")))

(defconst view-lsp--fix-all "source.fixAll.view-lsp"
  "The kind of the code action that applies all safe rewrites.")

;;;###autoload
(defun view-lsp-fix-all ()
  "Apply all safe rewrites to the buffer."
  (interactive)
  (when (and (eglot-managed-p)
             (eglot-code-actions (point-min) (point-max) view-lsp--fix-all))
    (eglot-code-actions (point-min) (point-max) view-lsp--fix-all t)))

;;;###autoload
(define-minor-mode view-lsp-fix-on-save-mode
  "Apply all safe rewrites before the buffer is saved."
  :lighter " view-lsp"
  (if view-lsp-fix-on-save-mode
      (add-hook 'before-save-hook #'view-lsp-fix-all nil t)
    (remove-hook 'before-save-hook #'view-lsp-fix-all t)))

(provide 'view-lsp)
;;; view-lsp.el ends here
