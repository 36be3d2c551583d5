import type { StepWords } from './en.js';

/** Dutch texts for files, payments and codes. */
export const nl: StepWords = {
  files: {
    choose: 'Bestand kiezen',
    replace: 'Ander bestand kiezen',
    remove: 'Bestand verwijderen',
    sending: 'Uploaden…',
    isThere: 'Geüpload: {name}',
    takes: '{types}, maximaal {n} MB.',
    type: 'Dit bestandstype kunnen we niet gebruiken. Upload {types}.',
    large: 'Het bestand is groter dan {n} MB.',
    damaged: 'Het bestand is beschadigd of onvolledig. Kies een ander bestand.',
    document: 'Document',
  },
  deposit: {
    submit: 'Verder naar betaling',
    waits: 'We wachten op je betaling. Heb je de betaalpagina te vroeg verlaten? Dan kun je daar verdergaan.',
    go: 'Naar de betaalpagina',
    leaving: 'We sturen je door naar de betaalpagina…',
  },
  adults: {
    title: 'Links voor andere volwassenen',
    lead: 'Elke volwassene heeft een eigen checklist. Stuur iedereen zijn of haar eigen link. Niemand ziet wat jij hebt ingevuld.',
    done: 'Klaar',
    waiting: 'Nog niet klaar',
    copy: 'Link kopiëren',
    copied: 'Link gekopieerd.',
    link: 'Link voor {name}',
    none: 'Je host heeft deze link ingetrokken.',
  },
  codes: {
    send: 'Code versturen',
    again: 'Code opnieuw versturen',
    sent: 'We hebben een code gestuurd naar {to}. Die verloopt over {n} minuten.',
    label: 'Code',
    confirm: 'Bevestigen',
    confirmed: 'Bevestigd',
    wrong: 'De code is onjuist of verlopen.',
    notSent:
      'We konden de code niet versturen. Controleer wat je hebt ingevuld en probeer het over een minuut opnieuw.',
    noMobile: 'We kunnen alleen codes sturen naar een mobiel nummer. Vul er een in en probeer het opnieuw.',
    tooMany: 'Te veel codes aangevraagd. Probeer het later opnieuw.',
    needed: '{field}: bevestig dit met de code die we je sturen.',
  },
};
