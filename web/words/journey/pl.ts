import type { JourneyWords } from './en.js';

export const pl: JourneyWords = {
  host: {
    label: 'Gospodarz',
    contact: 'Masz pytania? Kontakt: {name}',
    contactHost: 'Masz pytania? Skontaktuj się z gospodarzem',
    privacy: 'Polityka prywatności',
  },
  arrival: {
    instructions: 'Instrukcje zameldowania',
    calendar: 'Dodaj do kalendarza',
    event: 'Pobyt: {place}',
    agreement: 'Pobierz podpisaną umowę',
    signed: 'Podpisano: {date}',
  },
  consent: {
    why: 'Cel',
    kept: 'Okres przechowywania',
    other: 'Twój wybór',
    documentTitle: 'Odczytanie mojego dokumentu',
    documentWhy:
      'Odczytujemy ze zdjęć imię, nazwisko, datę urodzenia i numer dokumentu i porównujemy je z rezerwacją. Gospodarz widzi zdjęcia i wynik.',
    documentOther: 'Nie musisz przesyłać dokumentu tutaj. Możesz poprosić gospodarza, żeby sprawdził go w inny sposób.',
    faceTitle: 'Potwierdzenie, że to Ty',
    faceWhy:
      'Jeśli wybierzesz selfie, zmierzymy Twoją twarz na nim i na zdjęciu w dokumencie, aby sprawdzić, czy to ta sama osoba. Te pomiary są danymi biometrycznymi. Wybór selfie oznacza Twoją wyraźną zgodę.',
    faceMovement:
      'Prosimy też o obrócenie głowy i mierzymy twarz na kilku klatkach, aby upewnić się, że przed aparatem nie ma zdjęcia. Zamiast tego może to sprawdzić człowiek.',
    faceOther: 'Zamiast tego dokument może sprawdzić człowiek. Potrwa to dłużej, ale nie wpłynie na Twoją sytuację.',
    checkTitle: 'Zgoda na tę weryfikację',
    checkOther: 'Możesz odmówić. Pomiń wtedy ten krok i daj znać gospodarzowi, który zdecyduje bez tej weryfikacji.',
    behaviorTitle: 'Pomoc w wykrywaniu oszustw (opcjonalnie)',
    behaviorWhy:
      'Jeśli wyrazisz zgodę, zmierzymy, ile czasu zajmuje Ci każdy krok, i policzymy, w ile pól z imieniem i nazwiskiem, kontaktem, adresem i danymi dokumentu wklejasz tekst. Nigdy nie zapisujemy tego, co wpisujesz lub wklejasz. Zapisujemy też strefę czasową przeglądarki i losowy identyfikator, po którym rozpoznajemy to urządzenie w innych rezerwacjach u tego gospodarza. Gospodarz widzi wynik jako wskazówkę.',
    behaviorKept: '{time} po pobycie. Identyfikator pozostaje w tej przeglądarce, dopóki nie odznaczysz pola.',
    behaviorOther:
      'Możesz kontynuować bez zgody. Nic się nie zmieni i nie wpłynie to na Twoją sytuację. Odznacz pole w dowolnej chwili, a usuniemy pomiary.',
    behaviorAgree: 'Wyrażam zgodę',
    pictures: 'Zdjęcia: {time}.',
    picturesNone: 'Zdjęcia usuwamy zaraz po odczytaniu.',
    data: 'Dane: {time} po pobycie.',
    face: 'Pomiary: {time}.',
    framesKept: 'Klatki: usuwane zaraz po sprawdzeniu.',
    faceNone: 'Pomiary: najwyżej jeden dzień.',
    result: 'Wynik: {time}.',
  },
  declined: {
    title: 'Twój pobyt nie został zatwierdzony',
    text: 'Gospodarz nie przyjął tej rezerwacji. Nie trzeba tu robić nic więcej. Jeśli masz pytania lub coś się nie zgadza, skontaktuj się z gospodarzem.',
    checks: 'Weryfikacje, na które wyrażono zgodę',
    about:
      'Ta strona nie pokazuje wyników ani tego, czy miały wpływ na decyzję. Zapytaj o to gospodarza i poproś o kopię. Daj mu znać, jeśli coś jest błędne lub dotyczy innej osoby.',
    us: 'W Stanach Zjednoczonych, jeśli decyzja opiera się na raporcie agencji informacji konsumenckiej (consumer reporting agency), na przykład biura kredytowego, ustawa Fair Credit Reporting Act daje Ci prawo dowiedzieć się, która agencja dostarczyła raport, otrzymać od niej bezpłatną kopię w ciągu 60 dni i zakwestionować to, co jest błędne lub niepełne.',
    rights: 'Twoje prawa według tej ustawy (consumerfinance.gov, po angielsku)',
  },
  refusal: {
    go: 'Kontynuuj bez tej weryfikacji',
    title: 'Brak zgody na tę weryfikację',
    text: 'Nie przeprowadzimy jej. Gospodarz widzi, że ją pominięto. Zdecyduje bez niej albo poprosi o zgodę ponownie.',
    back: 'Jednak wyrażam zgodę',
  },
  signing: {
    hint: 'Podpisz jako {name}.',
    differs: 'To nie są imię i nazwisko z rezerwacji ({name}). Podpisz tylko wtedy, gdy masz do tego upoważnienie.',
  },
  prefilled: 'Wpisaliśmy dane, które już od Ciebie mamy. Sprawdź, czy są poprawne.',
};
