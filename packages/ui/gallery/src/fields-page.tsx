import { useState } from 'react';
import { Checkbox, ListField, RadioGroup, Switch } from '../../src/controls';
import { MapPin } from '../../src/icons';
import {
  Badge,
  Chips,
  DateField,
  Facts,
  Field,
  FilterBar,
  MoneyInput,
  NumberInput,
  SearchBox,
  Select,
  Textarea,
  TextInput,
} from '../../src/index';
import { Example } from './example';

const PLACES = ['Anywhere', 'North', 'South', 'Coast'].map((label) => ({ value: label, label }));
const MANY = Array.from({ length: 60 }, (_, index) => `Entry ${index + 1}`).map((label) => ({
  value: label,
  label,
}));
const ORDERS = [
  { value: 'low', label: 'Price low to high' },
  { value: 'high', label: 'Price high to low', disabled: true },
];

export function FieldsPage() {
  const [search, setSearch] = useState('');
  const [count, setCount] = useState('2');
  const [lines, setLines] = useState(['First line', 'Second line']);
  const [place, setPlace] = useState('North');
  const [region, setRegion] = useState('');
  const [many, setMany] = useState('Entry 7');
  const [order, setOrder] = useState('low');
  const [kind, setKind] = useState('all');
  return (
    <>
      <Example title="Fields" grid>
        <Field label="Full name" required>
          <TextInput autoComplete="name" placeholder="As in your passport" />
        </Field>
        <Field
          label="Email"
          hint="We answer there within a day."
          error="Enter an address such as ann@example.org."
        >
          <TextInput type="email" defaultValue="ann@" />
        </Field>
        <Field label="Amount (USD)">
          <MoneyInput sign="$" trailing="per person" defaultValue="1450.00" />
        </Field>
        <Field label="Amount (TZS)">
          <MoneyInput sign="TSh" defaultValue="12,500,000" />
        </Field>
        <Field label="Start date" required>
          <DateField min="2026-01-01" defaultValue="2026-07-14" />
        </Field>
        <Field label="Number of people" required>
          <NumberInput
            steppers
            min={1}
            max={20}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </Field>
        <Field label="Rating">
          <NumberInput min={0} max={5} step={0.1} inputMode="decimal" defaultValue={4.5} />
        </Field>
        <Field label="Region">
          <Select options={PLACES} value={place} onValueChange={setPlace} />
        </Field>
        <Field label="Region, none chosen" error="Choose one.">
          <Select options={PLACES} value={region} onValueChange={setRegion} placeholder="Choose…" />
        </Field>
        <Field label="A long list" hint="Opens over the page, scrolls, and follows typed letters.">
          <Select options={MANY} value={many} onValueChange={setMany} />
        </Field>
        <Field label="A locked list">
          <Select disabled options={PLACES} value="North" onValueChange={setRegion} />
        </Field>
        <Field label="Locked">
          <TextInput disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Wishes" hint="Anything we should know.">
          <Textarea defaultValue="We travel with two small children." />
        </Field>
        <ListField label="Included" addLabel="Add a line" values={lines} onValuesChange={setLines} />
        <RadioGroup
          label="Pace"
          defaultValue="slow"
          options={[
            { value: 'slow', label: 'Slow', description: 'Two nights everywhere' },
            { value: 'brisk', label: 'Brisk' },
            { value: 'none', label: 'Not now', disabled: true },
          ]}
        />
      </Example>
      <Example title="Choices" grid>
        <div>
          <Checkbox label="Send me a copy" defaultChecked />
          <Checkbox label="With a description" description="It says a little more." />
          <Checkbox label="Cannot be changed" disabled />
          <Switch label="Shown to the customer" defaultChecked />
          <Switch label="Off" />
        </div>
        <Checkbox card defaultChecked label="A card to choose" description="Pressed anywhere">
          <Facts layout="rows" items={[{ label: 'Rating', value: '4.6' }]} />
        </Checkbox>
        <RadioGroup
          label="Cards"
          card
          defaultValue="a"
          options={[
            { value: 'a', label: 'First', description: 'The usual choice' },
            { value: 'b', label: 'Second', description: 'The other one' },
          ]}
        />
      </Example>
      <Example title="Filter bar">
        <FilterBar label="Filter" className="w-full" result={<Badge icon={<MapPin />}>12 found</Badge>}>
          <SearchBox label="Search" placeholder="Search…" value={search} onValueChange={setSearch} />
          <Select aria-label="Region" options={PLACES} value={region} onValueChange={setRegion} />
          <Select aria-label="Order" options={ORDERS} value={order} onValueChange={setOrder} />
        </FilterBar>
      </Example>
      <Example title="Chips">
        <Chips
          label="Kind"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'all', label: 'All of them', count: 18 },
            { value: 'one', label: 'The first', count: 7 },
            { value: 'two', label: 'The second' },
          ]}
        />
      </Example>
    </>
  );
}
