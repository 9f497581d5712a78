import { type CustomizationsApi, querySpec, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiCustomization = NonNullable<Reply<CustomizationsApi, 'getCustomization'>['customization']>;
type ApiChoice = NonNullable<NonNullable<ApiCustomization['choicesSettings']>['choices']>[number];

/** What a choice is beside its name: a text, a colour, two of them, or a picture. */
export interface ChoiceValue {
  choiceType?: ApiChoice['choiceType'] | undefined;
  colorCode?: string | undefined;
  colorCodes?: { colorCodes?: string[] | undefined } | undefined;
  image?: { id?: string | undefined; url?: string | undefined } | undefined;
}

export type CustomizationChoice = Omit<ApiChoice, keyof ChoiceValue> &
  ChoiceValue & { id: string; name: string };

/** What products of a kind may be chosen by (an option), or what is asked beside the choice (a modifier). */
export type Customization = Omit<
  ApiCustomization,
  'name' | 'choicesSettings' | 'createdDate' | 'updatedDate'
> & {
  id: string;
  name: string;
  customizationType: NonNullable<ApiCustomization['customizationType']>;
  customizationRenderType: NonNullable<ApiCustomization['customizationRenderType']>;
  choicesSettings?: { choices: CustomizationChoice[]; sortOrder?: string };
  createdDate?: string | null;
  updatedDate?: string | null;
};

/** The contract's bound. */
export const MAX_CHOICES = 1000;

export const choicesIn = ({
  choicesSettings,
}: Pick<Customization, 'choicesSettings'>): CustomizationChoice[] => choicesSettings?.choices ?? [];

const text = { type: 'text', required: true } as const;

export const customizations = defineEntity<Customization>({
  table: 'customizations',
  spec: querySpec('stores_customizations-v-3', 'CustomizationQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    name: { ...text, index: true, prefix: true },
    customizationType: text,
    customizationRenderType: text,
  },
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'key',
    'assignedProductsCount',
    'freeTextInput.key',
  ],
  immutable: ['customizationType', 'customizationRenderType'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});
