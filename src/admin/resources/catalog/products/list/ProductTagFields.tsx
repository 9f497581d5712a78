import { tagFields } from '#admin/ui/bulk/tag-fields.tsx';
import '../messages.en.ts';

export default tagFields('tags.privateTags.tagIds', 'products.bulk.tags');
