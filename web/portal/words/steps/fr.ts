import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in French. */
export const fr: StepWords = {
  files: {
    choose: 'Choisir un fichier',
    replace: 'Choisir un autre fichier',
    remove: 'Retirer le fichier',
    sending: 'Envoi du fichier …',
    isThere: 'Reçu : {name}',
    takes: 'Formats acceptés : {types}, jusqu’à {n} Mo.',
    type: 'Ce type de fichier n’est pas accepté ici. Envoyez {types}.',
    large: 'Le fichier dépasse {n} Mo.',
    damaged: 'Le fichier est abîmé ou incomplet. Choisissez-en un autre.',
    document: 'Document',
  },
  deposit: {
    waits:
      'Nous attendons votre paiement. Si vous avez quitté la page de paiement avant la fin, vous pouvez y retourner.',
    go: 'Aller à la page de paiement',
    leaving: 'Vous passez à la page de la société de paiement.',
  },
  codes: {
    send: 'M’envoyer un code',
    again: 'Envoyer un autre code',
    sent: 'Un code a été envoyé à {to}. Il est valable {n} minutes.',
    label: 'Le code que vous avez reçu',
    confirm: 'Confirmer',
    confirmed: 'Confirmé',
    wrong: 'Ce code est faux ou n’est plus valable.',
    notSent: 'Le code n’a pas pu être envoyé. Vérifiez votre saisie et réessayez dans une minute.',
    tooMany: 'Trop de codes ont été demandés. Attendez un moment.',
    needed: '{field} : confirmez d’abord par le code que nous vous envoyons.',
  },
  reasons: {
    resolution: 'Prenez la photo de plus près, pour que le document remplisse l’image.',
    blur: 'Tenez l’appareil immobile, attendez que l’image soit nette et recommencez.',
    glare: 'Inclinez le document ou coupez le flash : il y a un reflet.',
    cropping: 'Montrez le document entier avec un peu d’espace autour.',
    darkness: 'Prenez la photo là où il y a plus de lumière.',
    not_an_image: 'Ce n’est pas une image. Envoyez une photo en JPEG, PNG ou WebP.',
    format_not_supported: 'Ce type d’image ne peut pas être lu ici. Envoyez la photo en JPEG, PNG ou WebP.',
    too_small: 'L’image est trop petite pour être lue.',
    too_large: 'L’image est trop grande. La limite est de 10 Mo.',
    damaged: 'L’image est abîmée ou incomplète. Reprenez la photo.',
    took_too_long: 'La lecture a pris trop de temps. Prenez une photo du document seul.',
    no_face: 'Aucun visage n’est visible. Placez l’appareil devant votre visage, avec une bonne lumière.',
    many_faces: 'Plusieurs visages sont visibles. Soyez seul sur l’image.',
    blurred_face: 'Votre visage est flou. Tenez l’appareil immobile et essuyez l’objectif.',
    no_zone:
      'Les deux lignes au bas de la page n’ont pas pu être lues. Montrez la page entière, à plat, nette et sans reflet.',
    attempts: 'Cette image a été envoyée trop souvent aujourd’hui. Réessayez demain.',
  },
};
