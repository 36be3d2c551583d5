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
    waits:
      'Wir warten auf Ihre Zahlung. Falls Sie die Zahlungsseite vor dem Ende verlassen haben, können Sie dort weitermachen.',
    go: 'Zur Zahlungsseite',
    leaving: 'Sie kommen auf die Seite des Zahlungsdienstes.',
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
    tooMany: 'Es wurden zu viele Codes angefordert. Bitte warten Sie eine Weile.',
    needed: '{field}: bitte zuerst mit dem Code bestätigen, den wir Ihnen senden.',
  },
  reasons: {
    resolution: 'Fotografieren Sie aus der Nähe, sodass das Dokument das Bild füllt.',
    blur: 'Halten Sie die Kamera ruhig, warten Sie, bis das Bild scharf ist, und fotografieren Sie noch einmal.',
    glare: 'Kippen Sie das Dokument oder schalten Sie den Blitz aus: Licht spiegelt sich darin.',
    cropping: 'Zeigen Sie das ganze Dokument mit etwas Rand.',
    darkness: 'Fotografieren Sie dort, wo es heller ist.',
    not_an_image: 'Das ist kein Bild. Senden Sie ein Foto als JPEG, PNG oder WebP.',
    format_not_supported:
      'Diese Art von Bild kann hier nicht gelesen werden. Senden Sie das Foto als JPEG, PNG oder WebP.',
    too_small: 'Das Bild ist zu klein, um es zu lesen.',
    too_large: 'Das Bild ist zu groß. Höchstens 10 MB können gelesen werden.',
    damaged: 'Das Bild ist beschädigt oder unvollständig. Bitte fotografieren Sie noch einmal.',
    took_too_long: 'Das Lesen hat zu lange gedauert. Fotografieren Sie nur das Dokument.',
    no_face: 'Es ist kein Gesicht zu sehen. Halten Sie die Kamera vor Ihr Gesicht, bei gutem Licht.',
    many_faces: 'Es ist mehr als ein Gesicht zu sehen. Bitte seien Sie allein im Bild.',
    blurred_face: 'Ihr Gesicht ist unscharf. Halten Sie die Kamera ruhig und wischen Sie die Linse ab.',
    no_zone:
      'Die zwei Zeilen am Fuß der Seite konnten nicht gelesen werden. Zeigen Sie die ganze Seite flach, scharf und ohne Spiegelung.',
    attempts: 'Dieses Bild wurde heute zu oft gesendet. Bitte versuchen Sie es morgen wieder.',
  },
};
