import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in German. */
export const de: StepWords = {
  files: {
    choose: 'Datei auswählen',
    replace: 'Andere Datei auswählen',
    remove: 'Datei entfernen',
    sending: 'Wird hochgeladen …',
    isThere: 'Hochgeladen: {name}',
    takes: '{types}, höchstens {n} MB.',
    type: 'Dieser Dateityp wird nicht unterstützt. Erlaubt: {types}.',
    large: 'Die Datei ist größer als {n} MB.',
    damaged: 'Die Datei ist beschädigt oder unvollständig. Bitte wählen Sie eine andere aus.',
    document: 'Dokument',
  },
  deposit: {
    submit: 'Weiter zur Zahlung',
    waits:
      'Wir warten auf Ihre Zahlung. Falls Sie die Zahlungsseite vorzeitig verlassen haben, können Sie dort weitermachen.',
    go: 'Zur Zahlungsseite',
    leaving: 'Sie werden zum Zahlungsdienstleister weitergeleitet …',
  },
  adults: {
    title: 'Links für die anderen Erwachsenen',
    lead: 'Jede erwachsene Person hat ihre eigene Checkliste. Senden Sie allen ihren Link. Ihre eigenen Angaben sind dort nicht zu sehen.',
    done: 'Erledigt',
    waiting: 'Noch offen',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    link: 'Link für {name}',
    none: 'Ihr Gastgeber hat diesen Link gesperrt.',
  },
  codes: {
    send: 'Code senden',
    again: 'Code erneut senden',
    sent: 'Wir haben einen Code an {to} gesendet. Er gilt {n} Minuten.',
    label: 'Code',
    confirm: 'Bestätigen',
    confirmed: 'Bestätigt',
    wrong: 'Der Code ist falsch oder abgelaufen.',
    notSent:
      'Wir konnten den Code nicht senden. Prüfen Sie Ihre Angabe und versuchen Sie es in einer Minute noch einmal.',
    noMobile:
      'Wir können Codes nur an Mobilnummern senden. Bitte geben Sie eine Mobilnummer ein und versuchen Sie es noch einmal.',
    tooMany: 'Zu viele Codes angefordert. Bitte versuchen Sie es später noch einmal.',
    needed: '{field}: Bitte mit dem Code bestätigen, den wir Ihnen senden.',
  },
};
