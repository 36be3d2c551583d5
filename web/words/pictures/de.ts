import type { en } from './en.js';

export const de: typeof en = {
  title: 'Fotos',
  front: 'Vorderseite des Ausweises',
  page: 'Fotoseite des Reisepasses',
  back: 'Rückseite des Ausweises',
  selfie: 'Selfie',
  hintFront:
    'Legen Sie den Ausweis bei gutem Licht flach hin. Alle vier Ecken müssen zu sehen sein, nichts darf spiegeln.',
  hintBack:
    'Drehen Sie den Ausweis um. Alles muss scharf sein, nichts darf spiegeln oder von einem Finger verdeckt sein.',
  hintSelfie: 'Schauen Sie gerade in die Kamera, allein und bei gutem Licht. Nehmen Sie Hut und Sonnenbrille ab.',
  attempts: 'Verbleibende Versuche heute: {n}',
  usedUp:
    'Heute sind keine Versuche mehr übrig. Versuchen Sie es morgen wieder oder wenden Sie sich an Ihren Gastgeber.',
  camera: 'Kamera verwenden',
  file: 'Foto auswählen',
  shutter: 'Foto aufnehmen',
  close: 'Kamera schließen',
  noCamera: 'Wir können die Kamera nicht verwenden. Erlauben Sie den Zugriff im Browser oder wählen Sie ein Foto aus.',
  fill: 'Füllen Sie den Rahmen aus, halten Sie still und nehmen Sie das Foto auf.',
  framed: 'Der Ausweis füllt den Rahmen aus.',
  hold: 'Halten Sie still. Das Foto wird automatisch aufgenommen.',
  dark: 'Es ist zu dunkel. Schalten Sie ein Licht ein.',
  yourPicture: 'Ihr Foto',
  check: 'Ist alles scharf und lesbar?',
  use: 'Dieses Foto verwenden',
  again: 'Neu aufnehmen',
  reading: 'Ihr Foto wird ausgelesen …',
  notTaken: 'Dieses Foto können wir nicht annehmen. Verwenden Sie JPEG, PNG, WebP oder HEIC mit höchstens 10 MB.',
  there: 'Hochgeladen',
  toCome: 'Fehlt',
  replace: 'Ersetzen: {picture}',
  read: 'Das haben wir ausgelesen:',
  readWrong: 'Wenn etwas nicht stimmt, nehmen Sie ein neues Foto auf.',
  expiryDate: 'Gültig bis',
  allThere: 'Alle Fotos sind hochgeladen. Wir prüfen sie jetzt. Sie können diese Seite schließen.',
  mismatches: {
    texts: {
      not_the_guest: 'Name und Geburtsdatum auf diesem Ausweis stimmen nicht mit Ihrer Buchung überein.',
      name_differs: 'Der Name auf diesem Ausweis stimmt nicht mit Ihrer Buchung überein.',
      birth_date_differs: 'Das Geburtsdatum auf diesem Ausweis stimmt nicht mit Ihrer Buchung überein.',
    },
    todo: 'Wenn das nicht Ihr Ausweis ist, laden Sie bitte Ihren eigenen hoch. Ist es Ihrer, bitten Sie Ihren Gastgeber, die Buchung zu korrigieren.',
  },
  doubts: {
    DOCUMENT_EXPIRED:
      'Dieser Ausweis ist abgelaufen. Verwenden Sie einen gültigen, oder machen Sie weiter: Dann wird er manuell geprüft.',
    SELFIE_UNCLEAR:
      'Auf Ihrem Selfie ist nicht genau ein Gesicht deutlich zu erkennen. Machen Sie bei gutem Licht ein neues, auf dem nur Sie zu sehen sind, oder machen Sie weiter: Dann wird es manuell geprüft.',
  },
  movement: {
    title: 'Kopf drehen',
    hint: 'Folgen Sie einigen Anweisungen mit dem Kopf, langsam und nur ein wenig zu jeder Seite. Das dauert etwa 15 Sekunden und zeigt, dass ein Mensch vor der Kamera ist und kein Foto.',
    start: 'Starten',
    ready: 'Halten Sie das Handy bei gutem Licht auf Augenhöhe und starten Sie dann.',
    poses: {
      STRAIGHT: 'Schauen Sie gerade in die Kamera',
      LEFT: 'Drehen Sie den Kopf nach links',
      RIGHT: 'Drehen Sie den Kopf nach rechts',
    },
    step: '{n} von {all}',
    judging: 'Wird geprüft …',
    failed:
      'Wir haben die gewünschten Bewegungen nicht erkannt. Folgen Sie jeder Anweisung langsam, oder machen Sie weiter: Dann wird es manuell geprüft.',
    unclear:
      'Wir konnten Ihr Gesicht nicht deutlich erkennen. Versuchen Sie es allein und bei gutem Licht noch einmal, oder machen Sie weiter: Dann wird es manuell geprüft.',
    expired: 'Das hat zu lange gedauert. Bitte starten Sie noch einmal.',
    usedUp: 'Heute sind keine Versuche mehr übrig. Machen Sie weiter: Dann wird es manuell geprüft.',
    noCamera:
      'Wir können die Kamera nicht verwenden. Erlauben Sie den Zugriff im Browser, oder machen Sie weiter: Dann wird es manuell geprüft.',
    done: 'Erledigt',
  },
  byPerson: 'Weiter zur manuellen Prüfung',
  otherKind: 'Anderen Ausweis verwenden',
  faults: {
    not_an_image: 'Das ist kein Foto. Laden Sie eine JPEG-, PNG-, WebP- oder HEIC-Datei hoch.',
    format_not_supported:
      'Dieses Bildformat wird nicht unterstützt. Laden Sie eine JPEG-, PNG-, WebP- oder HEIC-Datei hoch.',
    too_small: 'Das Foto ist zu klein. Die kürzere Seite muss mindestens 240 Pixel lang sein.',
    too_large: 'Das Foto ist zu groß. Erlaubt sind höchstens 10 MB und 8.000 Pixel pro Seite.',
    damaged: 'Das Foto ist beschädigt oder unvollständig. Nehmen Sie es noch einmal auf.',
    took_too_long: 'Das Auslesen hat zu lange gedauert. Nehmen Sie ein Foto auf, das nur den Ausweis zeigt.',
    resolution: 'Gehen Sie näher heran, bis der Ausweis das Foto ausfüllt.',
    blur: 'Das Foto ist unscharf. Halten Sie still, bis das Bild scharf ist, und nehmen Sie es noch einmal auf.',
    glare: 'Das Licht spiegelt sich. Neigen Sie den Ausweis oder schalten Sie den Blitz aus.',
    cropping: 'Zeigen Sie den ganzen Ausweis mit etwas Rand ringsum.',
    darkness: 'Das Foto ist zu dunkel. Nehmen Sie es bei besserem Licht auf.',
    empty: 'Auf dem Foto ist nichts zu sehen. Nehmen Sie es bei gutem Licht noch einmal auf.',
    no_face: 'Kein Gesicht gefunden. Halten Sie die Kamera bei gutem Licht vor Ihr Gesicht.',
    more_faces: 'Mehr als ein Gesicht gefunden. Achten Sie darauf, dass nur Sie im Bild sind.',
    face_unclear:
      'Wir konnten Ihr Gesicht nicht deutlich erkennen. Schauen Sie bei gutem Licht gerade in die Kamera, ohne Maske oder Filter.',
    face_small: 'Ihr Gesicht ist zu klein. Gehen Sie näher an die Kamera.',
    face_blurred: 'Ihr Gesicht ist unscharf. Wischen Sie die Linse ab und halten Sie die Kamera still.',
    no_document: 'Kein Ausweis gefunden. Zeigen Sie eine ganze Seite, flach und aus der Nähe.',
    lines_unreadable:
      'Wir können die zwei Codezeilen am unteren Rand nicht lesen. Zeigen Sie die ganze Seite, flach, scharf und ohne Spiegelung.',
    attempts_used_up:
      'Heute sind keine Versuche mehr übrig. Versuchen Sie es morgen wieder oder wenden Sie sich an Ihren Gastgeber.',
  },
};
