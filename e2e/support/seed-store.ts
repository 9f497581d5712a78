/** Seeds the store of the browser tests before they start, beside other parts of the test run. */
import { seededStore } from '../../src/testing/demo-store.ts';

await seededStore();
