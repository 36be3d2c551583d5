import type { JourneyWords } from './en.js';

export const fr: JourneyWords = {
  host: {
    label: 'Votre hôte',
    contact: 'Une question ? Contactez {name}',
    contactHost: 'Une question ? Contactez votre hôte',
    privacy: 'Politique de confidentialité',
  },
  arrival: {
    instructions: 'Instructions d’arrivée',
    calendar: 'Ajouter au calendrier',
    event: 'Séjour : {place}',
    agreement: 'Télécharger le contrat signé',
    signed: 'Signé le {date}',
  },
  consent: {
    why: 'Pourquoi',
    kept: 'Durée de conservation',
    other: 'Votre choix',
    documentTitle: 'Lire ma pièce d’identité',
    documentWhy:
      'Nous lisons sur les photos votre nom, votre date de naissance et le numéro du document, puis nous les comparons à votre réservation. Votre hôte voit les photos et le résultat.',
    documentOther:
      'Rien ne vous oblige à envoyer votre pièce d’identité ici. Demandez à votre hôte de la vérifier autrement.',
    faceTitle: 'Confirmer que c’est bien vous',
    faceWhy:
      'Si vous choisissez le selfie, nous mesurons votre visage sur celui-ci et sur la photo du document pour voir s’il s’agit de la même personne. Ces mesures sont des données biométriques.',
    faceMovement:
      'Nous vous demandons aussi de tourner la tête et mesurons votre visage sur quelques images, pour voir qu’il ne s’agit pas d’une photo. Une personne peut le vérifier à la place.',
    faceOther:
      'Une personne peut vérifier votre document à la place. C’est plus long, mais sans inconvénient pour vous.',
    checkTitle: 'Autoriser cette vérification',
    checkOther: 'Vous pouvez refuser. Votre hôte décide alors sans elle.',
    behaviorTitle: 'Aider à repérer les fraudes (facultatif)',
    behaviorWhy:
      'Si vous acceptez, nous mesurons le temps que vous passez sur chaque étape et comptons les champs de nom, de contact, d’adresse et de document dans lesquels vous collez du texte. Nous n’enregistrons jamais ce que vous tapez ou collez. Nous conservons aussi le fuseau horaire de votre navigateur et un identifiant aléatoire qui permet de reconnaître cet appareil dans d’autres réservations chez cet hôte. Votre hôte voit le résultat à titre indicatif.',
    behaviorKept:
      '{time} après votre séjour. L’identifiant reste dans ce navigateur jusqu’à ce que vous décochiez la case.',
    behaviorOther:
      'Vous pouvez continuer sans accepter. Rien ne change et cela ne joue pas contre vous. Décochez la case à tout moment et nous supprimons les mesures.',
    behaviorAgree: 'J’accepte',
    pictures: 'Photos : {time}.',
    picturesNone: 'Les photos sont supprimées dès qu’elles sont lues.',
    data: 'Informations : {time} après votre séjour.',
    face: 'Mesures : {time}.',
    framesKept: 'Images du mouvement : supprimées dès qu’elles sont vérifiées.',
    faceNone: 'Mesures : un jour au plus.',
    result: 'Résultat : {time}.',
  },
  signing: {
    hint: 'Signez au nom de {name}.',
    differs: 'Ce n’est pas le nom de la réservation ({name}). Ne signez que si vous en avez l’autorisation.',
  },
  prefilled: 'Nous avons repris les informations que vous nous avez déjà données. Veuillez les vérifier.',
};
