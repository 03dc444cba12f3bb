import { survivesLongFuzzRun } from '@safari/service-kit/testing/guarantees';
import { askers } from './support/askers.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

survivesLongFuzzRun({ service: () => service, askers }, 8_000);
