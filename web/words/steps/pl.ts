import type { StepWords } from './en.js';

/** Polish texts for files, payments and codes. */
export const pl: StepWords = {
  files: {
    choose: 'Wybierz plik',
    replace: 'Wybierz inny plik',
    remove: 'Usuń plik',
    sending: 'Przesyłanie…',
    isThere: 'Przesłano: {name}',
    takes: '{types}, do {n} MB.',
    type: 'Nieobsługiwany typ pliku. Dozwolone: {types}.',
    large: 'Plik jest większy niż {n} MB.',
    damaged: 'Plik jest uszkodzony lub niepełny. Wybierz inny.',
    document: 'Dokument',
  },
  deposit: {
    submit: 'Przejdź do płatności',
    waits: 'Czekamy na płatność. Jeśli nie została dokończona, możesz wrócić na stronę płatności.',
    go: 'Przejdź na stronę płatności',
    leaving: 'Przekierowujemy Cię na stronę płatności…',
  },
  adults: {
    title: 'Linki dla pozostałych dorosłych',
    lead: 'Każda osoba dorosła ma własną listę. Wyślij każdej jej link. Nikt nie zobaczy danych wpisanych przez Ciebie.',
    done: 'Gotowe',
    waiting: 'Jeszcze nie gotowe',
    copy: 'Kopiuj link',
    copied: 'Skopiowano link.',
    link: 'Link dla: {name}',
    none: 'Gospodarz unieważnił ten link.',
  },
  codes: {
    send: 'Wyślij kod',
    again: 'Wyślij kod ponownie',
    sent: 'Wysłaliśmy kod na {to}. Jest ważny przez {n} min.',
    label: 'Kod',
    confirm: 'Potwierdź',
    confirmed: 'Potwierdzono',
    wrong: 'Kod jest nieprawidłowy lub wygasł.',
    notSent: 'Nie udało się wysłać kodu. Sprawdź wpisane dane i spróbuj ponownie za minutę.',
    noMobile: 'Kody możemy wysyłać tylko na numer komórkowy. Wpisz taki numer i spróbuj ponownie.',
    tooMany: 'Zbyt wiele wysłanych kodów. Spróbuj ponownie później.',
    needed: '{field}: potwierdź kodem, który wyślemy.',
  },
};
