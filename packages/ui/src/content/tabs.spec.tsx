import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Tab, TabList, Tabs } from './tabs';

const row = (count?: number) => (
  <Tabs value="reviews">
    <TabList label="Your desk">
      <Tab value="chat" {...(count !== undefined && { count })}>
        Chat
      </Tab>
      <Tab value="reviews">Reviews</Tab>
    </TabList>
  </Tabs>
);

afterEach(() => void jest.restoreAllMocks());

it('the selected tab stays in sight when a count that comes later widens the one before it', async () => {
  const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(100);
  const { rerender } = render(row());
  const list = screen.getByRole('tablist', { name: 'Your desk' });
  expect(list.scrollLeft).toBe(100);
  left.mockReturnValue(130);
  rerender(row(2));
  await waitFor(() => expect(list.scrollLeft).toBe(130));
});
