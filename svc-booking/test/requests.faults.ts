import { survivesALongFire } from '@safari/service-kit/testing/promises';
import { askers } from './support/askers.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

survivesALongFire({ service: () => service, askers }, 8_000);
