import { thankYouPage } from '#storefront/thank-you/ThankYouPage.tsx';
import { Wall } from './thank-you/Wall.tsx';

export default thankYouPage(Wall);
