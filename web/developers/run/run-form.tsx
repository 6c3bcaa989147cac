import { Play } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Operation } from '../operations.ts';
import { KeyField } from './key-field.tsx';
import { addressWith, findProblem, type Parameter, parametersOf } from './parameters.ts';
import { RunResult } from './run-result.tsx';
import { useRun } from './use-run.ts';

type RunFormProps = {
  operation: Operation;
  /** The visitor's key, which is kept in memory alone. */
  apiKey: string;
  onApiKey: (key: string) => void;
};

/** Makes a call that reads, with the visitor's values, and shows its answer. */
export function RunForm({ operation, apiKey, onApiKey }: RunFormProps) {
  const parameters = parametersOf(operation);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [tries, setTries] = useState(0);
  const isChecked = tries > 0;
  const form = useRef<HTMLFormElement>(null);
  const { answer, problem, start, isBusy } = useRun();
  const needsKey = operation['x-access'] === 'key';
  const key = apiKey.trim();
  const problemOf = (each: Parameter) => findProblem(each, (values[each.name] ?? '').trim());
  const keyProblem = needsKey && !KEY.test(key) ? m.dev_run_key_missing() : undefined;

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    if (keyProblem !== undefined || parameters.some((each) => problemOf(each))) return;
    const clean = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.trim()]),
    );
    const address = addressWith(operation.path, parameters, clean);
    void start(address, needsKey ? key : null);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={m.dev_run_what({ call: operation.operationId })}
      onSubmit={submit}
      className="grid gap-4 rounded-md border border-dashed border-edge/60 p-4"
    >
      {(needsKey || parameters.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {needsKey && (
            <KeyField
              value={apiKey}
              onChange={onApiKey}
              problem={isChecked ? keyProblem : undefined}
            />
          )}
          {parameters.map((each) => (
            <ParameterField
              key={each.name}
              parameter={each}
              value={values[each.name] ?? ''}
              problem={isChecked ? problemOf(each) : undefined}
              onChange={(value) => setValues((all) => ({ ...all, [each.name]: value }))}
            />
          ))}
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isBusy}>
          <Play aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          {m.dev_run()}
        </Button>
      </div>
      <RunResult answer={answer} problem={problem} />
    </form>
  );
}

/** The form of a key; the server checks the rest. A header could not carry other letters. */
const KEY = /^[\w-]{1,100}$/;

type ParameterFieldProps = {
  parameter: Parameter;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

function ParameterField({ parameter, value, problem, onChange }: ParameterFieldProps) {
  const { name, choices, isRequired, description, example, mostLength } = parameter;
  if (choices !== null) {
    const none = { value: '', label: isRequired ? m.dev_run_choose() : m.dev_run_not_sent() };
    const options = [none, ...choices.map((each) => ({ value: each, label: each }))];
    return (
      <SelectField
        label={name}
        value={value}
        options={options}
        problem={problem}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={name}
      value={value}
      onChange={onChange}
      problem={problem}
      isRequired={isRequired}
      isOptional={!isRequired}
      autoCapitalize="none"
      {...(description !== '' && { hint: description.replaceAll('`', '') })}
      {...(example !== null && { placeholder: example })}
      {...(mostLength !== null && { maxLength: mostLength })}
    />
  );
}
