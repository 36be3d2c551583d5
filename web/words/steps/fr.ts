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
    submit: 'Continuer vers le paiement',
    waits:
      'Nous attendons votre paiement. Si vous avez quitté la page de paiement avant la fin, vous pouvez y retourner.',
    go: 'Aller à la page de paiement',
    leaving: 'Vous passez à la page de la société de paiement.',
  },
  adults: {
    title: 'Liens pour les autres',
    lead: 'Votre hôte demande quelque chose à chaque adulte. Donnez à chacun son propre lien ; personne ne voit ce que vous avez saisi.',
    done: 'Terminé',
    waiting: 'Pas encore fait',
    copy: 'Copier le lien',
    copied: 'Le lien a été copié.',
    link: 'Lien pour {name}',
    none: 'Votre hôte a retiré ce lien.',
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
    noMobile: 'Nous ne pouvons envoyer de code qu’à un numéro de mobile. Saisissez-en un et réessayez.',
    tooMany: 'Trop de codes ont été demandés. Attendez un moment.',
    needed: '{field} : confirmez d’abord par le code que nous vous envoyons.',
  },
};
