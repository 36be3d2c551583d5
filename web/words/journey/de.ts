import type { JourneyWords } from './en.js';

export const de: JourneyWords = {
  host: {
    label: 'Ihr Gastgeber',
    contact: 'Fragen? {name} hilft Ihnen gern',
    contactHost: 'Fragen? Ihr Gastgeber hilft Ihnen gern',
    privacy: 'Datenschutzhinweise',
  },
  arrival: {
    instructions: 'Hinweise zum Check-in',
    calendar: 'In den Kalender eintragen',
    event: 'Aufenthalt: {place}',
    agreement: 'Unterschriebene Vereinbarung herunterladen',
    signed: 'Unterschrieben am {date}',
  },
  consent: {
    why: 'Wozu',
    kept: 'Speicherdauer',
    other: 'Ihre Wahl',
    documentTitle: 'Ausweis auslesen',
    documentWhy:
      'Wir lesen Name, Geburtsdatum und Ausweisnummer aus den Bildern und vergleichen sie mit Ihrer Reservierung. Ihr Gastgeber sieht die Bilder und das Ergebnis.',
    documentOther:
      'Sie müssen Ihren Ausweis nicht hier hochladen. Bitten Sie Ihren Gastgeber, ihn auf anderem Weg zu prüfen.',
    faceTitle: 'Bestätigen, dass Sie es sind',
    faceWhy:
      'Wenn Sie das Selfie wählen, vermessen wir Ihr Gesicht darauf und auf dem Ausweisfoto, um zu sehen, ob es dieselbe Person ist. Diese Messwerte sind biometrische Daten.',
    faceMovement:
      'Außerdem bitten wir Sie, den Kopf zu drehen, und vermessen Ihr Gesicht auf einigen Einzelbildern, um zu sehen, dass es kein Foto ist. Stattdessen kann das ein Mensch prüfen.',
    faceOther: 'Stattdessen kann ein Mensch Ihren Ausweis prüfen. Das dauert länger, hat aber keinen Nachteil für Sie.',
    checkTitle: 'Diese Prüfung erlauben',
    checkOther: 'Sie können ablehnen. Ihr Gastgeber entscheidet dann ohne die Prüfung.',
    behaviorTitle: 'Bei der Betrugserkennung helfen (freiwillig)',
    behaviorWhy:
      'Wenn Sie zustimmen, messen wir, wie lange Sie für jeden Schritt brauchen, und zählen, in wie viele Felder für Name, Kontakt, Adresse und Ausweis Sie etwas einfügen. Was Sie eingeben oder einfügen, zeichnen wir dabei nie auf. Außerdem speichern wir die Zeitzone Ihres Browsers und eine zufällige Kennung, an der dieses Gerät bei anderen Reservierungen dieses Gastgebers erkannt wird. Ihr Gastgeber sieht das Ergebnis als Hinweis.',
    behaviorKept: '{time} nach Ihrem Aufenthalt. Die Kennung bleibt in diesem Browser, bis Sie das Häkchen entfernen.',
    behaviorOther:
      'Sie können ohne Zustimmung weitermachen. Es ändert sich nichts, und Sie haben keinen Nachteil. Wenn Sie das Häkchen entfernen, löschen wir alle Messwerte.',
    behaviorAgree: 'Ich stimme zu',
    pictures: 'Bilder: {time}.',
    picturesNone: 'Bilder werden gelöscht, sobald sie ausgelesen sind.',
    data: 'Angaben: {time} nach Ihrem Aufenthalt.',
    face: 'Messwerte: {time}.',
    framesKept: 'Einzelbilder: werden sofort nach der Prüfung gelöscht.',
    faceNone: 'Messwerte: höchstens ein Tag.',
    result: 'Ergebnis: {time}.',
  },
  signing: {
    hint: 'Unterschreiben Sie als {name}.',
    differs:
      'Das ist nicht der Name in der Reservierung ({name}). Unterschreiben Sie nur, wenn Sie dazu berechtigt sind.',
  },
  prefilled: 'Ihre bisherigen Angaben haben wir schon eingetragen. Bitte prüfen Sie sie.',
};
