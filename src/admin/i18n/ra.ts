/** What ra-core says by itself; a test holds that none of its keys is left out. */
export const reactAdminMessages = {
  action: {
    clear_array_input: 'Clear the list',
    close: 'Close',
    create: 'Create',
    delete: 'Delete',
    refresh: 'Refresh',
    undo: 'Undo',
  },
  auth: {
    auth_check_error: 'Please login to continue',
  },
  input: {
    references: {
      all_missing: 'Unable to find references data.',
      many_missing: 'At least one of the associated references no longer appears to be available.',
      single_missing: 'Associated reference no longer appears to be available.',
    },
  },
  message: {
    clear_array_input: 'Are you sure you want to clear the whole list?',
    invalid_form: 'The form isn’t valid. Please check for errors',
    select_all_limit_reached:
      'There are too many elements to select them all. Only the first %{max} elements were selected.',
    unsaved_changes: "Some of your changes weren't saved. Are you sure you want to ignore them?",
  },
  navigation: {
    next: 'Go to next page',
    page: 'Go to page %{page}',
    previous: 'Go to previous page',
  },
  notification: {
    created: 'Element created',
    data_provider_error: 'dataProvider error. Check the console for details.',
    deleted: 'Element deleted |||| %{smart_count} elements deleted',
    http_error: 'Server communication error',
    i18n_error: 'Cannot load the translations for the specified language',
    item_doesnt_exist: 'Element doesn’t exist',
    logged_out: 'Your session has ended, please reconnect.',
    not_authorized: "You're not authorized to access this resource.",
    updated: 'Element updated |||| %{smart_count} elements updated',
  },
  page: {
    create: 'Create %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    show: '%{name} %{recordRepresentation}',
  },
  validation: {
    email: 'Must be a valid email',
    maxLength: 'Must be %{max} characters or less',
    maxValue: 'Must be %{max} or less',
    minLength: 'Must be %{min} characters at least',
    minValue: 'Must be at least %{min}',
    number: 'Must be a number',
    oneOf: 'Must be one of: %{options}',
    regex: 'Must match a specific format (regexp): %{pattern}',
    required: 'Required',
    unique: 'Must be unique',
  },
};
