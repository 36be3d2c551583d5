import type { JourneyWords } from './en.js';

export const fr: JourneyWords = {
  host: {
    label: 'Votre hôte',
    contact: 'Une question ? Contactez {name}',
    contactHost: 'Une question ? Contactez votre hôte',
    privacy: 'Politique de confidentialité',
  },
  arrival: {
    instructions: 'Instructions d’arrivée',
    calendar: 'Ajouter au calendrier',
    event: 'Séjour : {place}',
    agreement: 'Télécharger le contrat signé',
    signed: 'Signé le {date}',
  },
  consent: {
    why: 'Finalité',
    kept: 'Durée de conservation',
    other: 'Votre choix',
    documentTitle: 'Lire ma pièce d’identité',
    documentWhy:
      'Nous lisons sur les photos votre nom, votre date de naissance et le numéro du document, puis nous les comparons à votre réservation. Votre hôte voit les photos et le résultat.',
    documentOther:
      'Rien ne vous oblige à envoyer votre pièce d’identité ici. Demandez à votre hôte de la vérifier autrement.',
    faceTitle: 'Confirmer que c’est bien vous',
    faceWhy:
      'Si vous choisissez le selfie, nous mesurons votre visage sur le selfie et sur la photo de votre pièce d’identité pour vérifier qu’il s’agit de la même personne. Ces mesures sont des données biométriques. Choisir le selfie vaut consentement explicite.',
    faceMovement:
      'Nous vous demandons aussi de tourner la tête et mesurons votre visage sur quelques images, pour nous assurer que ce n’est pas une photo devant l’appareil. Une personne peut faire cette vérification à la place.',
    faceOther:
      'Une personne peut vérifier votre pièce d’identité à la place. C’est plus long, mais cela ne joue pas contre vous.',
    checkTitle: 'Autoriser cette vérification',
    checkOther:
      'Vous pouvez refuser. Passez alors cette étape et prévenez votre hôte, qui décidera sans cette vérification.',
    behaviorTitle: 'Aider à repérer les fraudes (facultatif)',
    behaviorWhy:
      'Si vous y consentez, nous mesurons le temps que vous passez sur chaque étape et comptons les champs de nom, de contact, d’adresse et de document dans lesquels vous collez du texte. Nous n’enregistrons jamais ce que vous tapez ou collez. Nous conservons aussi le fuseau horaire de votre navigateur et un identifiant aléatoire qui permet de reconnaître cet appareil lors d’autres réservations chez cet hôte. Votre hôte voit le résultat à titre indicatif.',
    behaviorKept:
      '{time} après votre séjour. L’identifiant reste dans ce navigateur jusqu’à ce que vous décochiez la case.',
    behaviorOther:
      'Vous pouvez continuer sans donner votre consentement. Cela ne change rien et ne joue pas contre vous. Décochez la case à tout moment et nous supprimons les mesures.',
    behaviorAgree: 'Je donne mon consentement',
    pictures: 'Photos : {time}.',
    picturesNone: 'Les photos sont supprimées dès qu’elles sont lues.',
    data: 'Informations : {time} après votre séjour.',
    face: 'Mesures : {time}.',
    framesKept: 'Images du mouvement : supprimées dès la fin de la vérification.',
    faceNone: 'Mesures : un jour au plus.',
    result: 'Résultat : {time}.',
  },
  declined: {
    title: 'Votre séjour n’a pas été approuvé',
    text: 'Votre hôte a décidé de ne pas accepter cette réservation. Vous n’avez plus rien à faire ici. Si vous avez des questions ou si quelque chose vous semble inexact, contactez votre hôte.',
    checks: 'Vérifications que vous avez acceptées',
    about:
      'Cette page n’indique ni les résultats, ni s’ils ont joué un rôle dans la décision. Demandez-le à votre hôte, ainsi qu’une copie. Signalez-lui tout ce qui est inexact ou concerne une autre personne.',
    us: 'Aux États-Unis, si la décision repose sur un rapport fourni par une agence d’évaluation (consumer reporting agency), par exemple un bureau de crédit, le Fair Credit Reporting Act vous donne le droit de savoir quelle agence l’a fourni, d’en obtenir gratuitement une copie auprès d’elle dans les 60 jours et de contester ce qui est inexact ou incomplet.',
    rights: 'Vos droits selon cette loi (consumerfinance.gov, en anglais)',
  },
  refusal: {
    go: 'Continuer sans cette vérification',
    title: 'Vous n’avez pas accepté cette vérification',
    text: 'Nous ne l’effectuons pas. Votre hôte voit que vous l’avez passée. Il décidera sans elle ou vous la redemandera.',
    back: 'Accepter finalement',
  },
  signing: {
    hint: 'Signez sous le nom de {name}.',
    differs:
      'Ce n’est pas le nom de la réservation ({name}). Ne signez que si vous êtes autorisé à signer pour cette réservation.',
  },
  prefilled: 'Nous avons repris les informations que vous nous avez déjà données. Veuillez les vérifier.',
};
