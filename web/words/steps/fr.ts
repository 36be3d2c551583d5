import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in French. */
export const fr: StepWords = {
  files: {
    choose: 'Choisir un fichier',
    replace: 'Choisir un autre fichier',
    remove: 'Supprimer le fichier',
    sending: 'Envoi du fichier…',
    isThere: 'Fichier reçu : {name}',
    takes: '{types}, {n} Mo maximum.',
    type: 'Type de fichier non accepté. Formats possibles : {types}.',
    large: 'Le fichier dépasse {n} Mo.',
    damaged: 'Le fichier est endommagé ou incomplet. Choisissez-en un autre.',
    document: 'Document',
  },
  deposit: {
    submit: 'Continuer vers le paiement',
    waits:
      'Nous attendons votre paiement. Si vous avez quitté la page de paiement avant la fin, vous pouvez y retourner.',
    go: 'Aller à la page de paiement',
    leaving: 'Nous vous redirigeons vers la page de paiement…',
  },
  adults: {
    title: 'Liens pour les autres adultes',
    lead: 'Chaque adulte a ses propres étapes. Envoyez à chacun son lien. Personne ne voit ce que vous avez saisi.',
    done: 'Terminé',
    waiting: 'Pas encore fait',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    link: 'Lien pour {name}',
    none: 'Votre hôte a désactivé ce lien.',
  },
  codes: {
    send: 'Envoyer le code',
    again: 'Renvoyer le code',
    sent: 'Nous avons envoyé un code à {to}. Il expire dans {n} minutes.',
    label: 'Code',
    confirm: 'Confirmer',
    confirmed: 'Confirmé',
    wrong: 'Code incorrect ou expiré.',
    notSent: 'Nous n’avons pas pu envoyer le code. Vérifiez votre saisie et réessayez dans une minute.',
    noMobile: 'Nous ne pouvons envoyer de code qu’à un numéro de mobile. Saisissez-en un et réessayez.',
    tooMany: 'Trop de codes demandés. Réessayez plus tard.',
    needed: '{field} : confirmez avec le code que nous vous envoyons.',
  },
};
