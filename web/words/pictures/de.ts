import type { en } from './en.js';

export const de: typeof en = {
  title: 'Bilder',
  front: 'Vorderseite des Ausweises',
  page: 'Seite des Reisepasses mit Ihrem Foto',
  back: 'Rückseite des Ausweises',
  selfie: 'Foto von Ihnen',
  hintFront: 'Legen Sie den Ausweis flach in gutes Licht. Alle Ecken müssen zu sehen sein, nichts darf spiegeln.',
  hintBack: 'Drehen Sie den Ausweis um. Der Code muss scharf sein, ohne Spiegelung und ohne Finger darauf.',
  hintSelfie: 'Schauen Sie gerade in die Kamera, allein und in gutem Licht, ohne Hut und Sonnenbrille.',
  attempts: 'Versuche, die heute bleiben: {n}',
  usedUp:
    'Dieses Bild kann heute nicht mehr gesendet werden. Kommen Sie morgen wieder oder fragen Sie Ihren Gastgeber.',
  camera: 'Kamera benutzen',
  file: 'Bild auswählen',
  shutter: 'Bild aufnehmen',
  close: 'Kamera schließen',
  noCamera: 'Die Kamera lässt sich nicht benutzen. Erlauben Sie sie im Browser oder wählen Sie ein Bild aus.',
  fill: 'Füllen Sie den Rahmen, halten Sie still und nehmen Sie das Bild auf.',
  framed: 'Das Dokument reicht bis zum Rahmen.',
  dark: 'Hier ist es zu dunkel. Machen Sie Licht an.',
  yourPicture: 'Das Bild, das Sie aufgenommen haben',
  check: 'Ist alles scharf und lesbar?',
  use: 'Dieses Bild senden',
  again: 'Ein anderes aufnehmen',
  reading: 'Ihr Bild wird gelesen …',
  notTaken: 'Das ist kein Bild, das wir annehmen können, oder es ist größer als 10 MB.',
  there: 'Ist da',
  toCome: 'Fehlt noch',
  replace: 'Neu senden: {picture}',
  read: 'Das wurde gelesen:',
  readWrong: 'Wenn etwas nicht stimmt, senden Sie ein neues Bild.',
  expiryDate: 'Gültig bis',
  allThere: 'Alle Bilder sind da. Diese Seite zeigt, wann sie angesehen wurden; Sie müssen nicht warten.',
  mismatches: {
    texts: {
      not_the_guest: 'Name und Geburtsdatum auf diesem Ausweis stimmen nicht mit Ihrer Reservierung überein.',
      name_differs: 'Der Name auf diesem Ausweis stimmt nicht mit dem Namen in Ihrer Reservierung überein.',
      birth_date_differs: 'Das Geburtsdatum auf diesem Ausweis stimmt nicht mit Ihrer Reservierung überein.',
    },
    todo: 'Wenn das nicht Ihr Ausweis ist, senden Sie bitte Ihren eigenen. Wenn doch, bitten Sie Ihren Gastgeber, die Reservierung zu korrigieren.',
  },
  doubts: {
    DOCUMENT_EXPIRED:
      'Dieser Ausweis ist abgelaufen. Nehmen Sie einen gültigen, oder machen Sie weiter: Dann prüft ihn ein Mensch.',
    SELFIE_UNCLEAR:
      'Auf Ihrem Selfie ist Ihr Gesicht nicht klar oder nicht allein zu sehen. Machen Sie bei gutem Licht ein neues, auf dem nur Sie zu sehen sind, oder machen Sie weiter: Dann prüft es ein Mensch.',
  },
  movement: {
    title: 'Kopf drehen',
    hint: 'Folgen Sie einigen Anweisungen mit dem Kopf, langsam und nur ein wenig zu jeder Seite. Das dauert etwa 15 Sekunden und zeigt, dass ein Mensch vor der Kamera ist und kein Foto.',
    start: 'Los',
    ready: 'Halten Sie das Telefon bei gutem Licht auf Augenhöhe und beginnen Sie dann.',
    poses: {
      STRAIGHT: 'Schauen Sie gerade in die Kamera',
      LEFT: 'Drehen Sie den Kopf nach links',
      RIGHT: 'Drehen Sie den Kopf nach rechts',
    },
    step: '{n} von {all}',
    judging: 'Wird geprüft …',
    failed:
      'Wir haben die Bewegungen nicht gesehen. Folgen Sie jeder Anweisung langsam, oder machen Sie weiter: Dann prüft es ein Mensch.',
    unclear:
      'Ihr Gesicht war nicht klar zu sehen. Versuchen Sie es allein und bei gutem Licht noch einmal, oder machen Sie weiter: Dann prüft es ein Mensch.',
    expired: 'Das hat zu lange gedauert. Beginnen Sie noch einmal.',
    usedUp: 'Für heute sind keine Versuche übrig. Machen Sie weiter: Dann prüft es ein Mensch.',
    noCamera:
      'Die Kamera lässt sich nicht benutzen. Erlauben Sie sie im Browser, oder machen Sie weiter: Dann prüft es ein Mensch.',
    done: 'Erledigt',
  },
  byPerson: 'Weiter: Ein Mensch prüft das',
  otherKind: 'Anderen Ausweis verwenden',
  faults: {
    not_an_image: 'Das ist kein Bild. Senden Sie ein Foto als JPEG, PNG, WebP oder HEIC.',
    format_not_supported:
      'Diese Art von Bild lässt sich nicht lesen. Senden Sie das Foto als JPEG, PNG, WebP oder HEIC.',
    too_small: 'Das Bild ist zu klein. Die kürzere Seite braucht mindestens 240 Pixel.',
    too_large: 'Das Bild ist zu groß: höchstens 10 MB und 8.000 Pixel je Seite.',
    damaged: 'Das Bild ist beschädigt oder unvollständig. Nehmen Sie es noch einmal auf.',
    took_too_long: 'Das Lesen hat zu lange gedauert. Nehmen Sie nur den Ausweis auf, sonst nichts.',
    resolution: 'Gehen Sie näher heran, bis der Ausweis das Bild füllt.',
    blur: 'Das Bild ist unscharf. Halten Sie still, warten Sie, bis es scharf ist, und nehmen Sie es noch einmal auf.',
    glare: 'Das Licht spiegelt sich. Neigen Sie den Ausweis oder schalten Sie den Blitz aus.',
    cropping: 'Zeigen Sie den ganzen Ausweis mit etwas Rand.',
    darkness: 'Es ist zu dunkel. Nehmen Sie das Bild bei mehr Licht auf.',
    empty: 'Auf dem Bild ist nichts zu sehen. Nehmen Sie es bei gutem Licht noch einmal auf.',
    no_face: 'Es ist kein Gesicht zu sehen. Halten Sie die Kamera bei gutem Licht vor Ihr Gesicht.',
    more_faces: 'Es ist mehr als ein Gesicht zu sehen. Bitte seien Sie allein im Bild.',
    face_unclear:
      'Wir konnten kein Gesicht deutlich erkennen. Schauen Sie bei gutem Licht direkt in die Kamera, ohne Maske oder Filter.',
    face_small: 'Ihr Gesicht ist zu klein im Bild. Halten Sie die Kamera näher.',
    face_blurred: 'Ihr Gesicht ist unscharf. Halten Sie die Kamera still und wischen Sie die Linse ab.',
    no_document: 'Es ist kein Ausweis zu sehen. Zeigen Sie eine ganze Seite davon, flach und nah.',
    lines_unreadable:
      'Die zwei Zeilen unten auf der Seite lassen sich nicht lesen. Zeigen Sie die ganze Seite, flach, scharf und ohne Spiegelung.',
    attempts_used_up:
      'Dieses Bild wurde heute zu oft gesendet. Versuchen Sie es morgen wieder oder fragen Sie Ihren Gastgeber.',
  },
};
