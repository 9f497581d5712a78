import { productPage } from '#storefront/catalog/ProductPage.tsx';
import { frameScene } from './product/frame-scene.tsx';

export default productPage(frameScene);
