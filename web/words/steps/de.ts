import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in German. */
export const de: StepWords = {
  files: {
    choose: 'Datei wählen',
    replace: 'Andere Datei wählen',
    remove: 'Datei zurücknehmen',
    sending: 'Die Datei wird gesendet …',
    isThere: 'Ist da: {name}',
    takes: 'Möglich: {types}, bis {n} MB.',
    type: 'Diese Art von Datei wird hier nicht angenommen. Bitte senden Sie {types}.',
    large: 'Die Datei ist größer als {n} MB.',
    damaged: 'Die Datei ist beschädigt oder unvollständig. Bitte wählen Sie eine andere.',
    document: 'Dokument',
  },
  deposit: {
    submit: 'Weiter zur Zahlung',
    waits:
      'Wir warten auf Ihre Zahlung. Falls Sie die Zahlungsseite vor dem Ende verlassen haben, können Sie dort weitermachen.',
    go: 'Zur Zahlungsseite',
    leaving: 'Sie kommen auf die Seite des Zahlungsdienstes.',
  },
  adults: {
    title: 'Links für die anderen',
    lead: 'Ihr Gastgeber braucht etwas von jedem Erwachsenen. Geben Sie jedem seinen eigenen Link; niemand sieht, was Sie eingegeben haben.',
    done: 'Erledigt',
    waiting: 'Noch offen',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    link: 'Link für {name}',
    none: 'Ihr Gastgeber hat diesen Link zurückgenommen.',
  },
  codes: {
    send: 'Code senden',
    again: 'Neuen Code senden',
    sent: 'Ein Code wurde an {to} gesendet. Er gilt {n} Minuten.',
    label: 'Der Code, den Sie erhalten haben',
    confirm: 'Bestätigen',
    confirmed: 'Bestätigt',
    wrong: 'Dieser Code stimmt nicht oder ist abgelaufen.',
    notSent:
      'Der Code konnte nicht gesendet werden. Prüfen Sie Ihre Angabe und versuchen Sie es in einer Minute wieder.',
    noMobile: 'Codes senden wir nur an Mobilnummern. Bitte geben Sie eine Mobilnummer ein.',
    tooMany: 'Es wurden zu viele Codes angefordert. Bitte warten Sie eine Weile.',
    needed: '{field}: bitte zuerst mit dem Code bestätigen, den wir Ihnen senden.',
  },
};
