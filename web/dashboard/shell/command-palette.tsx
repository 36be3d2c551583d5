import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCalendarEvent, IconSearch, type Icon } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { Target } from '../address/target.js';
import { useAsked } from '../graph/use-asked.js';
import { relativeDay } from '../look/when.js';
import { useReturnedFocus } from '../look/use-returned-focus.js';
import { nameOf } from '../look/words.js';
import { PLACES, type Section } from '../places.js';

interface Choice {
  key: string;
  name: string;
  note: string;
  icon: Icon;
  target: Target;
}

interface CommandPaletteProps {
  sections: Section[];
  onClose(): void;
}

/** Searches pages and reservations. */
export default function CommandPalette({ sections, onClose }: CommandPaletteProps) {
  useReturnedFocus();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [asked] = useDebouncedValue(text.trim(), 200);
  const found = useFound(asked);
  const choices = [...pagesFor(sections, text.trim()), ...((text.trim() && found) || [])];
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    void navigate(choice.target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((now) => Math.min(choices.length - 1, Math.max(0, now + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(choices[at]);
    }
  };
  return (
    <Modal.Root opened onClose={onClose} yOffset="10vh" size="lg" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t`Search`}>
        <TextInput
          data-autofocus
          size="md"
          aria-label={t`Search pages, guests, codes and listings`}
          placeholder={t`Search pages, guests, codes, listings`}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={choices[at] ? `palette-${at}` : undefined}
          onChange={(event) => (setText(event.currentTarget.value), setAt(0))}
          onKeyDown={onKeyDown}
        />
        <ul id="palette-list" role="listbox" aria-label={t`Results`} className="palette-list">
          {choices.map(({ key, name, note, icon: Icon }, n) => (
            <li
              key={key}
              id={`palette-${n}`}
              role="option"
              aria-selected={n === at}
              onMouseMove={() => setAt(n)}
              onClick={() => go(choices[n])}
            >
              <Icon size={18} stroke={1.75} aria-hidden />
              <span className="grow">{name}</span>
              <span className="quiet">{note}</span>
            </li>
          ))}
        </ul>
        {choices.length === 0 && found && (
          <p className="palette-none">
            <Trans>No page or reservation matches “{text.trim()}”.</Trans>
          </p>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Reservations that match; null until they are found. */
function useFound(search: string): Choice[] | null {
  const { data } = useAsked('FindReservations', search ? { search, first: 8 } : null);
  if (!search) return [];
  if (!data) return null;
  return data.reservationConnection.edges.map(({ node: { id, guest, confirmationCode, checkInDate, listing } }) => ({
    key: id,
    name: nameOf(guest),
    note: [confirmationCode, listing?.nickname, checkInDate && relativeDay(checkInDate)].filter(Boolean).join(' · '),
    icon: IconCalendarEvent,
    target: linkOptions({ to: '/reservation/$id', params: { id } }),
  }));
}

function pagesFor(sections: Section[], text: string): Choice[] {
  const all = sections.flatMap(({ name: section, entries }) =>
    entries.flatMap(({ icon, paths }) =>
      paths.map((path) => ({
        key: path,
        name: PLACES[path].name,
        note: section,
        icon,
        target: linkOptions({ to: `/${path}` }),
      })),
    ),
  );
  const wanted = text.toLowerCase();
  return all.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(wanted));
}
