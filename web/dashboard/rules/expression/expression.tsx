import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Input, useMantineStyleNonce } from '@mantine/core';
import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef, useState } from 'react';
import type { Refused } from '../../graph/ask.js';
import { Failure } from '../../look/states.js';
import { type Fact, factDescription } from '../fact-words.js';
import { openEditor } from './open-editor.js';

interface ExpressionProps {
  condition: string;
  facts: readonly Fact[];
  isForBuilder: boolean;
  onChange(condition: string): void;
}

/** The condition as text, with suggestions and problems in place, and the facts to insert at the cursor. */
export default function Expression({ condition, facts, isForBuilder, onChange }: ExpressionProps) {
  const id = useId();
  const ids = { label: `${id}-label`, description: `${id}-description`, problem: `${id}-problem` };
  const nonce = useMantineStyleNonce()?.() ?? '';
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<Refused | null>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    const view = openEditor(place.current!, {
      condition,
      facts,
      nonce,
      ids,
      onChange: (text) => changed.current(text),
      onProblems: setProblems,
      onFailure: setFailed,
    });
    editor.current = view;
    return () => view.destroy();
    // The editor has the text from here on.
  }, []);
  const insert = (name: string) => {
    editor.current?.dispatch(editor.current.state.replaceSelection(name));
    editor.current?.focus();
  };
  return (
    <>
      <div>
        <Input.Label id={ids.label} labelElement="div" onClick={() => editor.current?.focus()}>
          <Trans>Condition</Trans>
        </Input.Label>
        <Input.Description id={ids.description} mb="xs">
          {isForBuilder
            ? t`An expression of the Common Expression Language (CEL).`
            : t`An expression of the Common Expression Language (CEL). The builder can’t show this one.`}
        </Input.Description>
        <div ref={place} className="condition-editor" />
        <div className="condition-problem" role="status" id={ids.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <Failure failed={failed} />
      </div>
      <FactList facts={facts} onInsert={insert} />
    </>
  );
}

const FactList = ({ facts, onInsert }: { facts: readonly Fact[]; onInsert(name: string): void }) => (
  <details className="rule-facts">
    <summary>
      <Trans>Facts that you can use</Trans>
    </summary>
    <ul>
      {facts.map((fact) => (
        <li key={fact.name}>
          <Button size="compact-xs" variant="default" className="code-input" onClick={() => onInsert(fact.name)}>
            {fact.name}
          </Button>{' '}
          {factDescription(fact)}{' '}
          <Trans>
            Example: <Code>{fact.example}</Code>.
          </Trans>
          {fact.mayBeUnknown && (
            <>
              {' '}
              <Trans>May be unknown.</Trans>
            </>
          )}
        </li>
      ))}
    </ul>
  </details>
);
