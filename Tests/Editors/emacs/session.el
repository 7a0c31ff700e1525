;;; session.el --- What a user does in Emacs -*- lexical-binding: t; -*-

;; Run by `record' in a project's folder, with `view-lsp' on the PATH and
;;   VIEW_LSP_FILE    the file to work on: its first finding of the rule is one Group that can go
;;   VIEW_LSP_PLUGIN  editors/emacs
;;   VIEW_LSP_LOG     where to write what went wrong
;; Ends with status 0, or with 1.

(require 'package)
(package-initialize)
(require 'cl-lib)
(load (expand-file-name "view-lsp.el" (getenv "VIEW_LSP_PLUGIN")) nil t)

;; What swift-mode, which is a package of its own, has to do with this.
(unless (require 'swift-mode nil t)
  (define-derived-mode swift-mode prog-mode "Swift")
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode)))

(defvar session-rule "single_child_group")
(defvar session-step "starting")

(defun session-expect (condition message &rest details)
  (or condition (error "%s" (apply #'format message details))))

(defun session-wait (message condition)
  "Wait until CONDITION gives something, and return that."
  (let ((deadline (+ (float-time) 10)) result)
    (while (not (setq result (funcall condition)))
      (session-expect (< (float-time) deadline) message)
      ;; Not `sit-for', which does not wait while the event of a changed file does.
      (read-event nil nil 0.2)
      ;; What is done when nobody types. Emacs takes none of this for that.
      (mapc #'timer-event-handler (copy-sequence timer-idle-list)))
    result))

(defun session-found ()
  "The rule's diagnostics as the server sent them, each behind its place."
  (cl-loop for diagnostic in (flymake-diagnostics)
           for sent = (cdr (assoc 'eglot-lsp-diag (flymake-diagnostic-data diagnostic)))
           when (equal (plist-get sent :code) session-rule)
           collect (cons (flymake-diagnostic-beg diagnostic) sent)))

(defun session-severity ()
  (plist-get (cdar (session-found)) :severity))

(defun session-line ()
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(defun session-choose (words)
  "Have whoever asks for a choice next be told the first one that has WORDS in it."
  (setq completing-read-function
        (lambda (_prompt choices &rest _)
          (let ((titles (mapcar #'car choices)))
            (or (cl-find-if (lambda (title) (string-match-p (regexp-quote words) title)) titles)
                (error "Not among %S: %s" titles words)))))
  ;; A key has been pressed, not the mouse.
  (setq last-nonmenu-event ?a))

(defun session-insert-stack (first second)
  "Insert a stack of two texts before this line, and go to its beginning."
  (beginning-of-line)
  (let ((start (point)))
    (dolist (line (list "VStack {" (format "Text(\"%s\")" first) (format "Text(\"%s\")" second) "}"))
      (insert line "\n"))
    (goto-char start)))

(defun session-extract (end)
  "Extract what is at point, or between point and END, and return the new type's name."
  (session-choose "Extract to struct")
  (eglot-code-actions (point) end "refactor.extract" t)
  (save-excursion
    (beginning-of-line)
    (session-expect (looking-at "[ \t]*\\([A-Za-z]+\\)()$") "it is still there: %s" (session-line))
    (let ((name (match-string 1)))
      (session-expect (search-forward (format "private struct %s: View {" name) nil t) "there is no new struct")
      name)))

(defun session-steps ()
  (setq make-backup-files nil auto-save-default nil create-lockfiles nil
        eglot-autoshutdown nil)

  (setq session-step "opening a file")
  (find-file (getenv "VIEW_LSP_FILE"))
  (session-expect (eq major-mode 'swift-mode) "the mode is %s" major-mode)
  (apply #'eglot (eglot--guess-contact))
  (session-wait "no diagnostic" #'session-found)
  (let ((others (1- (length (session-found)))))
    (goto-char (caar (session-found)))
    (session-expect (looking-at-p "Group {") "the diagnostic is not on the Group")

    (setq session-step "hovering")
    (eldoc-print-current-symbol-info t)
    (session-wait
     "the documentation does not say it"
     (lambda ()
       (cl-some (lambda (buffer)
                  (and (string-match-p "eldoc" (buffer-name buffer))
                       (with-current-buffer buffer
                         (cl-every (lambda (words)
                                     (save-excursion
                                       (goto-char (point-min))
                                       (search-forward words nil t)))
                                   (list session-rule "Sources" "https://" "Turn it off")))))
                (buffer-list))))

    (setq session-step "applying a code action")
    (session-choose "Replace the `Group`")
    (eglot-code-actions (point) nil nil t)
    (session-expect (not (string-match-p "Group {" (session-line))) "the Group is still there")
    (session-wait "the diagnostic stays" (lambda () (= (length (session-found)) others)))

    (setq session-step "typing")
    (beginning-of-line)
    (dolist (line '("Group {" "Text(\"Typed\")" "}"))
      (insert line "\n"))
    (session-wait "no diagnostic for what was typed"
                  (lambda () (= (length (session-found)) (1+ others))))

    (setq session-step "changing the settings")
    (setq-default eglot-workspace-configuration '(:viewLsp (:rules (:single_child_group "hint"))))
    (eglot-signal-didChangeConfiguration (eglot-current-server))
    (session-wait "they have no effect" (lambda () (eql (session-severity) 4)))

    (setq session-step "changing the configuration")
    (write-region (format "{ \"rules\": { \"%s\": \"error\" } }" session-rule) nil
                  (expand-file-name ".view-lsp.json" (project-root (project-current))) nil 'quiet)
    (session-wait "it has no effect" (lambda () (eql (session-severity) 1)))

    (setq session-step "fixing all on saving")
    (view-lsp-fix-on-save-mode)
    (save-buffer)
    (goto-char (point-min))
    (session-expect (search-forward "Text(\"Typed\")" nil t) "the typed Group's view is gone, too")
    (forward-line -1)
    (session-expect (not (string-match-p "Group {" (session-line))) "the typed Group is still there")
    (let ((text (buffer-string))
          (file buffer-file-name))
      (with-temp-buffer
        (insert-file-contents file)
        (session-expect (string= text (buffer-string)) "the file is not what the buffer is")))
    (session-wait "the diagnostic stays" (lambda () (not (session-found))))

    (setq session-step "extracting a selection")
    (session-insert-stack "First" "Second")
    (forward-line)
    (let ((name (session-extract (line-end-position 2))))
      (session-expect (string-match-p "First" name) "the name is %s" name))
    (forward-line -1)

    (setq session-step "extracting at the cursor")
    (session-insert-stack "Third" "Fourth")
    (let ((name (session-extract nil)))
      (session-expect (string-match-p "Third" name) "the name is %s" name))
    (save-buffer)
    ;; What Emacs asks for when nobody types is answered before the end.
    (let ((end (+ (float-time) 2)))
      (session-wait "time stands still" (lambda () (> (float-time) end))))
    (eldoc-mode -1))

  (setq session-step "ending")
  (eglot-shutdown (eglot-current-server)))

(defun session-run ()
  (condition-case problem
      (progn (session-steps) (kill-emacs 0))
    (error
     (setq completing-read-function #'completing-read-default
           coding-system-for-write 'utf-8)
     (write-region
      (concat (format "Emacs %s\n%s: %s\n" emacs-version session-step (error-message-string problem))
              "--- diagnostics\n"
              (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\n")
              "\n--- buffer\n" (buffer-string)
              "\n--- messages\n" (with-current-buffer (messages-buffer) (buffer-string)))
      nil (getenv "VIEW_LSP_LOG"))
     (kill-emacs 1))))

(add-hook 'emacs-startup-hook (lambda () (run-with-timer 0.1 nil #'session-run)))
;;; session.el ends here
