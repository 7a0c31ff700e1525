let countOfFields = LoginView.Field.allCases.count
