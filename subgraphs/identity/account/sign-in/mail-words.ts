/** Texts of the mails that a page for signing in causes, in the languages of these pages. */
export interface MailWords {
  confirm: { subject: string; open: string; expires: (minutes: number) => string };
  reset: {
    subject: string;
    request: (account: string | null) => string;
    open: string;
    expires: (minutes: number) => string;
  };
  /** A notice of a change: what changed is its subject and begins its text. */
  notice: {
    password_changed: string;
    role_changed: string;
    factor_changed: string;
    ended: (change: string) => string;
    change: (url: string) => string;
    review: string;
  };
}

const en: MailWords = {
  confirm: {
    subject: 'Confirm your email address',
    open: 'To confirm this email address, open this link and sign in:',
    expires: (minutes) =>
      `The link expires in ${minutes} minutes. If you did not try to sign in, you can ignore this email.`,
  },
  reset: {
    subject: 'Reset your password',
    request: (account) =>
      `We received a request to reset the password for this email address${account ? ` (account: ${account})` : ''}.`,
    open: 'To choose a new password, open this link:',
    expires: (minutes) =>
      `The link works once and expires in ${minutes} minutes. If you did not request this, you can ignore this email. ` +
      'Your password will not change.',
  },
  notice: {
    password_changed: 'Your password was changed',
    role_changed: 'Your role was changed',
    factor_changed: 'Your two-step verification was changed',
    ended: (change) => `${change}. Your other sessions have ended.`,
    change: (url) => `If this was not you, change your password now: ${url}`,
    review: 'Then review your sessions on your account page and inform your account owner.',
  },
};

const de: MailWords = {
  confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    open: 'Um diese E-Mail-Adresse zu bestätigen, öffnen Sie diesen Link und melden Sie sich an:',
    expires: (minutes) =>
      `Der Link läuft in ${minutes} Minuten ab. Wenn Sie sich nicht anmelden wollten, können Sie diese E-Mail ignorieren.`,
  },
  reset: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    request: (account) =>
      'Wir wurden gebeten, das Passwort zu dieser E-Mail-Adresse zurückzusetzen' +
      `${account ? ` (Konto: ${account})` : ''}.`,
    open: 'Um ein neues Passwort zu wählen, öffnen Sie diesen Link:',
    expires: (minutes) =>
      `Der Link funktioniert einmal und läuft in ${minutes} Minuten ab. Wenn Sie das nicht veranlasst haben, können Sie ` +
      'diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  notice: {
    password_changed: 'Ihr Passwort wurde geändert',
    role_changed: 'Ihre Rolle wurde geändert',
    factor_changed: 'Ihre Zwei-Faktor-Anmeldung wurde geändert',
    ended: (change) => `${change}. Ihre anderen Sitzungen wurden beendet.`,
    change: (url) => `Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: ${url}`,
    review: 'Prüfen Sie danach auf Ihrer Kontoseite Ihre Sitzungen, und informieren Sie den Inhaber des Kontos.',
  },
};

const fr: MailWords = {
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    open: 'Pour confirmer cette adresse e-mail, ouvrez ce lien et connectez-vous :',
    expires: (minutes) =>
      `Le lien expire dans ${minutes} minutes. Si vous n’avez pas essayé de vous connecter, ignorez cet e-mail.`,
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    request: (account) =>
      'Nous avons reçu une demande de réinitialisation du mot de passe pour cette adresse e-mail' +
      `${account ? ` (compte : ${account})` : ''}.`,
    open: 'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
    expires: (minutes) =>
      `Le lien fonctionne une seule fois et expire dans ${minutes} minutes. Si la demande ne vient pas de vous, ignorez ` +
      'cet e-mail. Votre mot de passe ne changera pas.',
  },
  notice: {
    password_changed: 'Votre mot de passe a été modifié',
    role_changed: 'Votre rôle a été modifié',
    factor_changed: 'Votre validation en deux étapes a été modifiée',
    ended: (change) => `${change}. Vos autres sessions ont été fermées.`,
    change: (url) => `Si vous n’êtes pas à l’origine de ce changement, changez votre mot de passe maintenant : ${url}`,
    review: 'Vérifiez ensuite vos sessions sur la page de votre compte et prévenez le propriétaire du compte.',
  },
};

const es: MailWords = {
  confirm: {
    subject: 'Confirme su correo electrónico',
    open: 'Para confirmar esta dirección, abra este enlace e inicie sesión:',
    expires: (minutes) =>
      `El enlace caduca en ${minutes} minutos. Si no ha intentado iniciar sesión, puede ignorar este correo.`,
  },
  reset: {
    subject: 'Restablezca su contraseña',
    request: (account) =>
      'Hemos recibido una solicitud para restablecer la contraseña de esta dirección' +
      `${account ? ` (cuenta: ${account})` : ''}.`,
    open: 'Para elegir una contraseña nueva, abra este enlace:',
    expires: (minutes) =>
      `El enlace funciona una sola vez y caduca en ${minutes} minutos. Si no lo ha solicitado, puede ignorar este ` +
      'correo. Su contraseña no cambiará.',
  },
  notice: {
    password_changed: 'Se ha cambiado su contraseña',
    role_changed: 'Se ha cambiado su rol',
    factor_changed: 'Se ha cambiado su verificación en dos pasos',
    ended: (change) => `${change}. Se han cerrado sus demás sesiones.`,
    change: (url) => `Si no ha sido usted, cambie ahora su contraseña: ${url}`,
    review: 'Después, revise sus sesiones en la página de su cuenta y avise al propietario de la cuenta.',
  },
};

const it: MailWords = {
  confirm: {
    subject: 'Confermare l’indirizzo e-mail',
    open: 'Per confermare questo indirizzo e-mail, aprire questo link e accedere:',
    expires: (minutes) =>
      `Il link scade tra ${minutes} minuti. Chi non ha tentato di accedere può ignorare questa e-mail.`,
  },
  reset: {
    subject: 'Reimpostazione della password',
    request: (account) =>
      'Abbiamo ricevuto una richiesta di reimpostare la password per questo indirizzo e-mail' +
      `${account ? ` (account: ${account})` : ''}.`,
    open: 'Per scegliere una nuova password, aprire questo link:',
    expires: (minutes) =>
      `Il link funziona una sola volta e scade tra ${minutes} minuti. Chi non ha fatto questa richiesta può ignorare ` +
      'questa e-mail. La password non cambierà.',
  },
  notice: {
    password_changed: 'La password è stata modificata',
    role_changed: 'Il ruolo è stato modificato',
    factor_changed: 'La verifica in due passaggi è stata modificata',
    ended: (change) => `${change}. Le altre sessioni sono state chiuse.`,
    change: (url) => `Se la modifica non è stata richiesta, cambiare subito la password: ${url}`,
    review: 'Controllare poi le sessioni nella pagina del proprio account e informare il proprietario dell’account.',
  },
};

const WORDS = new Map(Object.entries({ en, de, fr, es, it }));

/** The texts in a language, in English by default. */
export const mailWords = (language: string | null | undefined): MailWords => WORDS.get(language ?? '') ?? en;
