import { CollectionPage } from './CollectionPage.tsx';
import '../messages.en.ts';

export default function CollectionCreate() {
  return <CollectionPage collection={undefined} />;
}
