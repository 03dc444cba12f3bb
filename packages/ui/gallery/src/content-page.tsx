import { useState } from 'react';
import { Tab, TabList, Table, TabPanel, Tabs } from '../../src/controls';
import { Calendar, CircleCheck, Clock, MapPin, Star, Users } from '../../src/icons';
import {
  Accordion,
  AccordionItem,
  Avatar,
  Badge,
  type BadgeTone,
  Breadcrumbs,
  Button,
  Card,
  CardBody,
  CardTitle,
  Facts,
  Kbd,
  LoadMore,
  Picture,
  Rating,
  Stat,
  Stats,
  Steps,
  SwipeRow,
  Tag,
  Timeline,
  TimelineItem,
} from '../../src/index';
import { Example } from './example';

const TONES: BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'night'];
const ROWS = [
  { id: 1, name: 'Baobab Lodge', state: 'Pending', place: 'Ruaha', total: '$2,450.00' },
  { id: 2, name: 'Miombo Transport', state: 'Paid', place: 'Arusha', total: '$980.00' },
  { id: 3, name: 'Reef House', state: 'Completed', place: 'Nungwi', total: '$12,300.00' },
];

export function ContentPage() {
  const [tags, setTags] = useState(['first@example.org', 'second@example.org']);
  return (
    <>
      <Example title="Badges">
        {(['soft', 'solid', 'outline'] as const).map((look) => (
          <div key={look} className="flex flex-wrap gap-2">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} look={look} icon={tone === 'success' && <CircleCheck />}>
                {tone}
              </Badge>
            ))}
          </div>
        ))}
      </Example>
      <Example title="Tags, keys, rating, avatars">
        {tags.map((tag) => (
          <Tag
            key={tag}
            removeLabel={`Remove ${tag}`}
            onRemove={() => setTags(tags.filter((other) => other !== tag))}
          >
            {tag}
          </Tag>
        ))}
        <Tag>Stays</Tag>
        <Kbd>F8</Kbd>
        <Rating value={4.6} showValue />
        <Avatar name="Neema Upepo" />
        <Avatar name="Juma" size="lg" src="/landscape.svg" />
        <Avatar name="Broken Picture" size="sm" src="/missing.svg" />
      </Example>
      <Example title="Stats" grid>
        <Stats>
          <Stat label="Entries in all" value="1,204" icon={<Calendar />} />
          <Stat label="Revenue" value="TSh 894,040,000" hint="Since January" icon={<Star />} />
        </Stats>
        <Stat look="display" value="10,000+" label="Happy people" />
      </Example>
      <Example title="Facts" grid>
        <Facts
          items={[
            { label: 'Duration', value: '6 hours', icon: <Clock /> },
            { label: 'Where', value: 'Northern Tanzania', icon: <MapPin /> },
            { label: 'People', value: '2 to 12', icon: <Users /> },
          ]}
        />
        <Facts
          layout="rows"
          items={[
            { label: 'Price per person', value: '$1,450.00' },
            { label: 'People', value: '3' },
            { label: 'Total', value: <strong>$4,350.00</strong> },
          ]}
        />
      </Example>
      <Example title="Table">
        <Table
          className="w-full"
          caption="Entries"
          rows={ROWS}
          rowKey={(row) => row.id}
          columns={[
            { key: 'name', header: 'Name', cell: (row) => row.name, primary: true },
            { key: 'state', header: 'State', cell: (row) => <Badge tone="info">{row.state}</Badge> },
            { key: 'place', header: 'Place', cell: (row) => row.place },
            { key: 'total', header: 'Total', cell: (row) => row.total, align: 'end' },
            {
              key: 'actions',
              header: 'Actions',
              actions: true,
              cell: () => (
                <Button size="sm" variant="secondary">
                  Open
                </Button>
              ),
            },
          ]}
        />
      </Example>
      <Example title="Tabs">
        <Tabs defaultValue="all" className="w-full">
          <TabList label="Entries by state">
            <Tab value="all" count={42}>
              All
            </Tab>
            <Tab value="pending" count={7}>
              Pending
            </Tab>
            <Tab value="done">Completed</Tab>
            <Tab value="none" disabled>
              Closed
            </Tab>
          </TabList>
          <TabPanel value="all">All of them.</TabPanel>
          <TabPanel value="pending">The pending ones.</TabPanel>
          <TabPanel value="done">The completed ones.</TabPanel>
        </Tabs>
      </Example>
      <Example title="Steps">
        <Steps
          label="How it goes"
          className="w-full"
          items={[
            { title: 'Tell us', description: 'Two minutes, no payment.', state: 'done' },
            { title: 'We call', description: 'Within a day.', state: 'done' },
            { title: 'Plan together', description: 'Until it fits.', state: 'current' },
            { title: 'Pay safely', description: 'Into a trust account.', state: 'todo' },
            { title: 'Travel', description: 'And follow it here.', state: 'todo' },
          ]}
        />
      </Example>
      <Example title="Timeline and accordion" grid>
        <Timeline>
          <TimelineItem level={3} title="Arrival" marker="1" meta="Day 1" tone="accent">
            <p className="text-sm text-ink-soft">Met at the airport, dinner under the acacia.</p>
          </TimelineItem>
          <TimelineItem level={3} title="Into the park" marker="2" meta="Day 2" />
          <TimelineItem level={3} title="A plain mark" tone="success" marker={<CircleCheck />} />
          <TimelineItem level={3} title="No mark" />
        </Timeline>
        <Accordion>
          <AccordionItem title="What is included" meta="6 things" name="faq" open>
            Meals, park fees and a vehicle.
          </AccordionItem>
          <AccordionItem title="What to bring" name="faq">
            A hat.
          </AccordionItem>
        </Accordion>
      </Example>
      <Example title="Picture: whole, and one that cannot be loaded" grid>
        <Picture
          src="/landscape.svg"
          alt="A peak at dawn behind an acacia"
          width={960}
          height={640}
          portraitSrc="/landscape.portrait.svg"
          portraitWidth={640}
          portraitHeight={800}
        />
        <Picture src="/missing.svg" alt="A picture that is not there" width={960} height={640} />
      </Example>
      <section className="mb-10">
        <h2 className="mb-3 text-sm text-ink-soft">Cards that swipe on a phone</h2>
        <SwipeRow
          previousLabel="Previous place"
          nextLabel="Next place"
          className="sm:grid sm:grid-cols-3 sm:gap-stack"
        >
          {ROWS.map(({ id, name, place }) => (
            <li key={id}>
              <Card interactive>
                <CardBody>
                  <CardTitle>
                    <a href="#main" className="ui-stretched">
                      {name}
                    </a>
                  </CardTitle>
                  <p className="text-ink-soft">{place}</p>
                </CardBody>
              </Card>
            </li>
          ))}
        </SwipeRow>
      </section>
      <Example title="Breadcrumbs, more of a list">
        <Breadcrumbs>
          <a href="#main">Home</a>
          <a href="#main">Places</a>
          <span aria-current="page">This one</span>
        </Breadcrumbs>
        <div className="w-full">
          <LoadMore hasMore onMore={() => undefined} shown="Showing 100 of 1,204" />
        </div>
      </Example>
    </>
  );
}
