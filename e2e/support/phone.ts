import { devices } from '@playwright/test';

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
