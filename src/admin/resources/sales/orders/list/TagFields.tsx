import { tagFields } from '#admin/ui/bulk/tag-fields.tsx';
import { tagsPath } from '../tags.ts';
import './messages-list.en.ts';

export default tagFields(tagsPath, 'orders.bulk.update-tags');
