/** Printed by `npm run messages` from the dashboard's words. */
export const de: Readonly<Record<string, string>> = {
  'finding.alias': 'Aliasname {name}',
  'finding.also_known_as': 'Auch bekannt als {names}.',
  'finding.born': 'geboren {date}',
  'finding.cleared': 'Ausgeschlossen: Der Ausweis bestätigt das Geburtsdatum {date}, die Liste nennt {dates| oder }.',
  'finding.eviction_case': 'Räumungsverfahren',
  'finding.eviction_case_number': 'Räumungsverfahren {number}',
  'finding.eviction_filed':
    'Eingereicht am {date}. Nur über den Namen gefunden: Prüfen Sie, ob es dieselbe Person ist.',
  'finding.other_birth_date':
    'Geburtsdatum weicht ab: Angegeben wurde {date}, die Liste nennt {dates| oder }. Kein Ausweis bestätigt das angegebene Datum.',
  'finding.register':
    'Diese Angaben stammen aus einem öffentlichen Register. Sie können veraltet sein oder eine andere Person mit demselben Namen betreffen. Wer sie nutzt, um jemanden zu bedrohen, zu belästigen oder zu schädigen, oder sie gegen das Recht des Bundesstaats verwendet, kann strafrechtlich verfolgt werden.',
  'finding.score': '{percent} % Übereinstimmung',
};
