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
    why: 'Zweck',
    kept: 'Speicherdauer',
    other: 'Ihre Wahl',
    documentTitle: 'Ausweis auslesen',
    documentWhy:
      'Wir lesen Name, Geburtsdatum und Ausweisnummer aus den Fotos und vergleichen sie mit Ihrer Buchung. Ihr Gastgeber sieht die Fotos und das Ergebnis.',
    documentOther:
      'Sie müssen Ihren Ausweis nicht hier hochladen. Bitten Sie Ihren Gastgeber, ihn auf anderem Weg zu prüfen.',
    faceTitle: 'Bestätigen, dass Sie es sind',
    faceWhy:
      'Wenn Sie das Selfie wählen, vermessen wir Ihr Gesicht auf dem Selfie und auf dem Ausweisfoto, um zu prüfen, ob beide dieselbe Person zeigen. Diese Messwerte sind biometrische Daten. Mit der Wahl des Selfies willigen Sie ausdrücklich darin ein.',
    faceMovement:
      'Außerdem bitten wir Sie, den Kopf zu drehen, und vermessen Ihr Gesicht auf einigen Einzelbildern, um zu sehen, dass kein Foto vor der Kamera ist. Das kann stattdessen manuell geprüft werden.',
    faceOther:
      'Ihr Ausweis kann stattdessen manuell geprüft werden. Das dauert länger, hat für Sie aber keine Nachteile.',
    checkTitle: 'Diese Prüfung erlauben',
    checkOther:
      'Sie können ablehnen. Überspringen Sie dann diesen Schritt und geben Sie Ihrem Gastgeber Bescheid. Er entscheidet ohne die Prüfung.',
    behaviorTitle: 'Bei der Betrugserkennung helfen (freiwillig)',
    behaviorWhy:
      'Wenn Sie einwilligen, messen wir, wie lange Sie für jeden Schritt brauchen, und zählen, in wie viele Felder für Name, Kontakt, Adresse und Ausweis Sie etwas einfügen. Was Sie eingeben oder einfügen, zeichnen wir dabei nie auf. Außerdem speichern wir die Zeitzone Ihres Browsers und eine zufällige Kennung, an der wir dieses Gerät bei anderen Buchungen bei diesem Gastgeber wiedererkennen. Ihr Gastgeber sieht das Ergebnis als Hinweis.',
    behaviorKept: '{time} nach Ihrem Aufenthalt. Die Kennung bleibt in diesem Browser, bis Sie das Häkchen entfernen.',
    behaviorOther:
      'Sie können ohne Einwilligung weitermachen. Es ändert sich nichts, und Sie haben keine Nachteile. Sie können das Häkchen jederzeit entfernen. Dann löschen wir alle Messwerte.',
    behaviorAgree: 'Ich willige ein',
    pictures: 'Fotos: {time}.',
    picturesNone: 'Fotos werden gelöscht, sobald sie ausgelesen sind.',
    data: 'Angaben: {time} nach Ihrem Aufenthalt.',
    face: 'Messwerte: {time}.',
    framesKept: 'Einzelbilder: werden sofort nach der Prüfung gelöscht.',
    faceNone: 'Messwerte: höchstens ein Tag.',
    result: 'Ergebnis: {time}.',
  },
  declined: {
    title: 'Ihr Aufenthalt wurde nicht genehmigt',
    text: 'Ihr Gastgeber hat sich gegen diese Buchung entschieden. Sie müssen hier nichts mehr tun. Wenn Sie Fragen haben oder etwas nicht stimmt, wenden Sie sich bitte an Ihren Gastgeber.',
    checks: 'Prüfungen, in die Sie eingewilligt haben',
    about:
      'Diese Seite zeigt weder Ergebnisse noch, ob sie bei der Entscheidung eine Rolle gespielt haben. Fragen Sie Ihren Gastgeber danach und bitten Sie um eine Kopie. Sagen Sie ihm, wenn etwas falsch ist oder eine andere Person betrifft.',
    us: 'In den USA gilt: Beruht die Entscheidung auf dem Bericht einer Auskunftei (consumer reporting agency), haben Sie nach dem Fair Credit Reporting Act das Recht, zu erfahren, welche Auskunftei den Bericht geliefert hat, innerhalb von 60 Tagen dort kostenlos eine Kopie anzufordern und Falsches oder Unvollständiges zu beanstanden.',
    rights: 'Ihre Rechte nach diesem Gesetz (consumerfinance.gov, auf Englisch)',
  },
  refusal: {
    go: 'Ohne diese Prüfung weiter',
    title: 'Sie haben nicht in diese Prüfung eingewilligt',
    text: 'Wir führen sie nicht durch. Ihr Gastgeber sieht, dass Sie sie übersprungen haben, und entscheidet ohne sie oder fragt Sie noch einmal.',
    back: 'Doch einwilligen',
  },
  signing: {
    hint: 'Unterschreiben Sie als {name}.',
    differs: 'Das ist nicht der Name in der Buchung ({name}). Unterschreiben Sie nur, wenn Sie dazu berechtigt sind.',
  },
  prefilled: 'Ihre bisherigen Angaben haben wir schon eingetragen. Bitte prüfen Sie sie.',
};
