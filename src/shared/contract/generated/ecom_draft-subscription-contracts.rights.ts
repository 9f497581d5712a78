// Written by `npm run generate` from @wix/auto_sdk_ecom_draft-subscription-contracts 1.0.19.
export const addLineItems = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:add_line_items'] as const;
export const bulkUpdateDraftSubscriptionContractTags = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:bulk_update_draft_subscription_contract_tags'] as const;
export const bulkUpdateDraftSubscriptionContractTagsByFilter = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:bulk_update_draft_subscription_contract_tags_by_filter'] as const;
export const commitDraftSubscriptionContract = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:commit_draft_subscription_contract'] as const;
export const createDraftSubscriptionContract = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:create_draft_subscription_contract'] as const;
export const deleteDraftSubscriptionContract = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:delete_draft_subscription_contract'] as const;
export const getDraftSubscriptionContract = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:get_draft_subscription_contract'] as const;
export const getSubscriptionContractDraftability = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:get_subscription_contract_draftability'] as const;
export const queryDraftSubscriptionContracts = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:query_draft_subscription_contracts'] as const;
export const setRecipientInfo = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:set_recipient_info'] as const;
export const setShippingInfo = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:set_shipping_info'] as const;
export const updateLineItems = ['ecom:draft_subscription_contracts:v1:draft_subscription_contract:update_line_items'] as const;
