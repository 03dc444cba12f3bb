import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 }); // a busy machine draws slowly, and a test that passes waits for nothing by the clock
