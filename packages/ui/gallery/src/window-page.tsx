import { useState } from 'react';
import { ArrowRight, Check, MapPin } from '../../src/icons';
import {
  Badge,
  Band,
  Button,
  Card,
  CardActions,
  CardBody,
  CardMedia,
  CardTitle,
  Chips,
  Container,
  Hero,
  Picture,
  SectionHeading,
  Stat,
  Steps,
} from '../../src/index';

const PLACES = ['The plain at first light', 'Down into the crater', 'A river in October'];

/** All components together, as on a landing page. */
export function WindowPage() {
  const [kind, setKind] = useState('all');
  return (
    <>
      <Hero
        picture={
          <Picture
            src="/landscape.svg"
            alt="A peak at dawn"
            width={960}
            height={640}
            portraitSrc="/landscape.portrait.svg"
            portraitWidth={640}
            portraitHeight={800}
            priority
          />
        }
      >
        <h1 className="ui-hero-title">The long grass is moving</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
          Journeys planned with you by people who live here, and who will be at the airport when you land.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg">
            See the journeys <ArrowRight />
          </Button>
          <Button size="lg" variant="secondary">
            Watch the film
          </Button>
        </div>
      </Hero>
      <Band>
        <Container className="grid gap-10">
          <SectionHeading
            size="display"
            title="Places to stand still"
            lede="Each of these can be the whole journey, or one morning of it."
            actions={<Button variant="secondary">See all of them</Button>}
          />
          <Chips
            label="Kind"
            value={kind}
            onValueChange={setKind}
            options={['all', 'wild', 'people', 'coast'].map((value) => ({ value, label: value }))}
          />
          <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {PLACES.map((title, index) => (
              <Card key={title} interactive>
                <CardMedia>
                  <Picture src="/landscape.svg" alt="" width={960} height={640} />
                  {index === 0 && (
                    <Badge tone="accent" look="solid">
                      Most loved
                    </Badge>
                  )}
                  {index === 1 && (
                    <Badge tone="night" look="solid">
                      Best value
                    </Badge>
                  )}
                </CardMedia>
                <CardBody>
                  <CardTitle>{title}</CardTitle>
                  <p className="text-sm text-ink-soft">
                    Herds in their thousands, few roads, and a camp that moves after them through the year.
                  </p>
                  <ul className="grid gap-1 text-sm">
                    {['Park fees', 'All meals', 'Private vehicle'].map((line) => (
                      <li key={line} className="flex items-center gap-2">
                        <Check className="size-4 text-success" /> {line}
                      </li>
                    ))}
                  </ul>
                  <p className="flex flex-wrap items-baseline gap-x-2 border-t border-line pt-3">
                    <span className="font-display text-2xl">$2,450</span>
                    <span className="text-sm text-ink-soft">per person, 7 days</span>
                  </p>
                  <CardActions>
                    <Button>Book this one</Button>
                    <Button variant="quiet">Day by day</Button>
                  </CardActions>
                </CardBody>
              </Card>
            ))}
          </div>
        </Container>
      </Band>
      <Band tone="sunk" className="py-16">
        <Container className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-8">
          <Stat look="display" value="15+" label="Years" />
          <Stat look="display" value="10,000+" label="Travellers" />
          <Stat look="display" value="50+" label="Guides" />
          <Stat look="display" value="98%" label="Would come again" />
        </Container>
      </Band>
      <Band>
        <Container className="grid gap-12">
          <SectionHeading size="display" title="How it goes" />
          <Steps
            label="How it goes"
            items={['Tell us', 'We call you', 'Plan together', 'Pay into trust', 'Travel'].map((title) => ({
              title,
              description: 'A sentence that says what happens then, and who does it.',
            }))}
          />
        </Container>
      </Band>
      <Band tone="earth" edge>
        <Container className="grid justify-items-start gap-6">
          <SectionHeading
            size="display"
            title="Part of every journey stays in the villages"
            lede="Light for a school, a pump for a well: the people who host you decide."
          />
          <Button>
            <MapPin /> See where
          </Button>
        </Container>
      </Band>
    </>
  );
}
