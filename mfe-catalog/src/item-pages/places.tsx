import type { StagedDay } from '@safari/contracts';
import { ItemText } from '@safari/web-kit';
import { Fragment } from 'react';
import { placesOf } from './map/route.rules';

/** The places of a day, in order of travel. */
export function Places({ of: day }: { of: Pick<StagedDay, 'stage'> }) {
  return placesOf(day).map((name, index) => (
    <Fragment key={index}>
      {index > 0 && ' → '}
      <ItemText>{name}</ItemText>
    </Fragment>
  ));
}
