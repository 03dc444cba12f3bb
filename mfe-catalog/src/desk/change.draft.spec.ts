import { beforeEach, describe, expect, it } from '@jest/globals';
import { draftsOf } from '@safari/web-kit';
import { newWindow } from '@safari/web-kit/testing';
import { type ChangeDraft, clearChangeDraft, readChangeDraft, saveChangeDraft } from './change.draft';

const drafts = draftsOf({ customer: 'amina' });
const booked: ChangeDraft = { preferredDate: '2027-02-01', numberOfTravelers: '2', reason: '' };
const moved: ChangeDraft = { ...booked, preferredDate: '2027-03-01' };
const read = (unchanged = booked) => readChangeDraft(drafts, 'b1', unchanged);
const save = (typed: Partial<ChangeDraft>) => saveChangeDraft(drafts, 'b1', { ...booked, ...typed }, booked);

beforeEach(() => {
  newWindow();
  clearChangeDraft(drafts, 'b1');
});

describe('a change that was typed and not sent', () => {
  it('comes back as it was typed, and is gone once it is cleared', () => {
    expect(read()).toBeUndefined();
    save({ preferredDate: '2027-04-01', numberOfTravelers: '3', reason: 'School.' });
    expect(read()).toEqual({ preferredDate: '2027-04-01', numberOfTravelers: '3', reason: 'School.' });
    clearChangeDraft(drafts, 'b1');
    expect(read()).toBeUndefined();
  });

  it('asks for no former date of a booking that was moved meanwhile', () => {
    save({ numberOfTravelers: '3', reason: 'My sister comes.' });
    expect(read(moved)).toEqual({
      preferredDate: '2027-03-01',
      numberOfTravelers: '3',
      reason: 'My sister comes.',
    });
  });

  it('is nothing any more where what the booking says was chosen again', () => {
    save({ preferredDate: '2027-04-01' });
    save({});
    expect(read()).toBeUndefined();
  });

  it('is a reason as plain text to other releases, and all three fields from the one before', () => {
    save({ numberOfTravelers: '3', reason: 'My sister comes.' });
    expect(drafts.read('change:b1')).toBe('My sister comes.');
    drafts.write('change-terms:b1', '');
    drafts.write('change:b1', JSON.stringify({ ...booked, reason: 'School.' }));
    expect(read(moved)).toEqual({ ...moved, reason: 'School.' });
  });
});
