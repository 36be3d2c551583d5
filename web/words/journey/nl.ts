import type { JourneyWords } from './en.js';

export const nl: JourneyWords = {
  host: {
    label: 'Je host',
    contact: 'Vragen? Neem contact op met {name}',
    contactHost: 'Vragen? Neem contact op met je host',
    privacy: 'Privacyverklaring',
  },
  arrival: {
    instructions: 'Instructies voor het inchecken',
    calendar: 'Zet in je agenda',
    event: 'Verblijf: {place}',
    agreement: 'Ondertekende overeenkomst downloaden',
    signed: 'Ondertekend op {date}',
  },
  consent: {
    why: 'Doel',
    kept: 'Bewaartermijn',
    other: 'Je keuze',
    documentTitle: 'Mijn identiteitsbewijs uitlezen',
    documentWhy:
      'We lezen je naam, geboortedatum en documentnummer uit de foto’s en vergelijken die met je reservering. Je host ziet de foto’s en het resultaat.',
    documentOther:
      'Je hoeft je identiteitsbewijs niet hier te uploaden. Je kunt je host vragen het op een andere manier te controleren.',
    faceTitle: 'Bevestigen dat jij het bent',
    faceWhy:
      'Kies je voor een selfie, dan meten we je gezicht op de selfie en op de foto van je identiteitsbewijs om te zien of het dezelfde persoon is. Deze metingen zijn biometrische gegevens. Door een selfie te kiezen geef je uitdrukkelijke toestemming.',
    faceMovement:
      'We vragen je ook om je hoofd te draaien en meten je gezicht in een paar beelden, om te zien dat er geen foto voor de camera is. In plaats daarvan kan iemand dit controleren.',
    faceOther:
      'In plaats daarvan kan iemand je identiteitsbewijs controleren. Dat duurt langer, maar werkt niet in je nadeel.',
    checkTitle: 'Deze controle toestaan',
    checkOther:
      'Je kunt weigeren. Sla deze stap dan over en laat het je host weten. Je host beslist zonder deze controle.',
    behaviorTitle: 'Help fraude herkennen (niet verplicht)',
    behaviorWhy:
      'Als je toestemming geeft, meten we hoelang je over elke stap doet en tellen we in hoeveel velden voor naam, contact, adres en document je iets plakt. Wat je typt of plakt, leggen we nooit vast. We bewaren ook de tijdzone van je browser en een willekeurige code waaraan we dit apparaat bij andere reserveringen bij deze host herkennen. Je host ziet het resultaat als aanwijzing.',
    behaviorKept: '{time} na je verblijf. De code blijft in deze browser totdat je het vinkje weghaalt.',
    behaviorOther:
      'Je kunt zonder toestemming verdergaan. Er verandert niets en het werkt niet in je nadeel. Haal het vinkje weg wanneer je wilt en we verwijderen wat we hebben gemeten.',
    behaviorAgree: 'Ik geef toestemming',
    pictures: 'Foto’s: {time}.',
    picturesNone: 'Foto’s worden verwijderd zodra ze zijn uitgelezen.',
    data: 'Gegevens: {time} na je verblijf.',
    face: 'Metingen: {time}.',
    framesKept: 'Beelden van de beweging: verwijderd zodra ze zijn gecontroleerd.',
    faceNone: 'Metingen: hooguit één dag.',
    result: 'Resultaat: {time}.',
  },
  declined: {
    title: 'Je verblijf is niet goedgekeurd',
    text: 'Je host heeft besloten deze reservering niet te accepteren. Je hoeft hier niets meer te doen. Heb je vragen of klopt er iets niet? Neem dan contact op met je host.',
    checks: 'Controles waarvoor je toestemming gaf',
    about:
      'Deze pagina laat geen resultaten zien en ook niet of ze een rol speelden bij de beslissing. Vraag je host daarnaar en vraag om een kopie. Laat het weten als iets onjuist is of over iemand anders gaat.',
    us: 'In de Verenigde Staten geldt: is de beslissing gebaseerd op een rapport van een consumer reporting agency, zoals een kredietbureau, dan heb je volgens de Fair Credit Reporting Act het recht om te weten welk bureau het rapport leverde, om daar binnen 60 dagen gratis een kopie op te vragen en om onjuiste of onvolledige gegevens te betwisten.',
    rights: 'Je rechten volgens deze wet (consumerfinance.gov, in het Engels)',
  },
  refusal: {
    go: 'Doorgaan zonder deze controle',
    title: 'Je hebt geen toestemming gegeven voor deze controle',
    text: 'We voeren haar niet uit. Je host ziet dat je haar hebt overgeslagen en beslist zonder deze controle of vraagt je er nog een keer om.',
    back: 'Toch toestemming geven',
  },
  signing: {
    hint: 'Onderteken als {name}.',
    differs:
      'Dit is niet de naam in je reservering ({name}). Onderteken alleen als je bevoegd bent om voor deze reservering te tekenen.',
  },
  prefilled: 'We hebben de gegevens die je al had doorgegeven vast ingevuld. Controleer of ze kloppen.',
};
